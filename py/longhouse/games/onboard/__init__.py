"""Vikings on Board (Charles Chevallier, Catherine Dumas, Pascal Pelemans; Blue Orange, 2016)."""
