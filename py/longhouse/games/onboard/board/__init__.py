"""The picture of Vikings on Board: what a seat may see in, SVG and HTML out."""
