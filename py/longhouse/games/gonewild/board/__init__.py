"""The picture of Vikings Gone Wild: what a seat may see in, HTML with small SVG pictures out."""
