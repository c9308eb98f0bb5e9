"""The laboratory: many deals between players, with figures that say how sure they are; rating lists, studies of house rules, benchmarks."""
