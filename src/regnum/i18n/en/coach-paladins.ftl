### Paladins: under which headings the coach counts points.
### `…-why` is a reason. $points (text) - points with their sign, such as +2.4.

coach-paladins-attributes = attributes
coach-paladins-attributes-why = { $points } from attributes
coach-paladins-actions = main actions
coach-paladins-actions-why = { $points } from main actions
coach-paladins-orders = King’s Orders
coach-paladins-orders-why = { $points } from King’s Orders
coach-paladins-outsiders = outsiders
coach-paladins-outsiders-why = { $points } from outsiders
coach-paladins-goods = silver and provisions
coach-paladins-goods-why = { $points } in silver and provisions
coach-paladins-workers = workers
coach-paladins-workers-why = { $points } in workers
coach-paladins-debts = debts and suspicion
coach-paladins-debts-why = { $points } in debts and suspicion
coach-paladins-workshops = workshops
coach-paladins-workshops-why = { $points } from workshops
coach-paladins-townsfolk = townsfolk
coach-paladins-townsfolk-why = { $points } from townsfolk
coach-paladins-paladins = paladins
coach-paladins-paladins-why = { $points } from paladins
coach-paladins-under-way = rest of the turn
coach-paladins-under-way-why = { $points } in the rest of the turn
