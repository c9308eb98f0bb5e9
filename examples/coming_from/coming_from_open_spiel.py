"""From OpenSpiel.

- `pyspiel.load_game("kahve_pisti(seats=2)")` works after `import kahve.adapters.open_spiel`: your algorithms stay as they are.
- Without the adapter, `game.new_initial_state()` is `kahve.new(game)`, and the chance nodes are one `deal`.
- `legal_actions()` is `table.moves`, `apply_action` is `play`, `action_to_string` is `write`.
- `information_state_string(player)` is `str(table.view(seat))`; it has what the seat sees now, and `view.earlier` the deals before.
- `returns()` are margins in the adapter; at a table `scores` are points.
- For thousands of games at once, `kahve.Batch` is quicker than a list of states.
"""

import random

import pyspiel

import kahve
import kahve.adapters.open_spiel  # registers the games

chance = random.Random(1)
state = pyspiel.load_game("kahve_pisti(seats=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(chance.choice(state.legal_actions()))
assert abs(sum(state.returns())) < 1e-9

table = kahve.new("pisti", seats=2)
table.deal(seed=7)
while table.turn != kahve.NOBODY:
    table.play(chance.choice(table.moves))
print(state.returns(), table.scores)
