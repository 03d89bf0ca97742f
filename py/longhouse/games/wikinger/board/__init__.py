"""The picture of Vikings: what a seat may see in, SVG and HTML out."""
