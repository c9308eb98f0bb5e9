"""The laboratory: many deals between players, on all cores, with figures that say how sure they are; and the benchmarks."""
