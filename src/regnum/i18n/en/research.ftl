### What the research interface refuses (regnum.research). Only programmers see these.

error-research-outside = The fixed numbers have no room for this: { $what }.
error-research-action-id = There is no action “{ $action }”: actions are whole numbers from 0 to { $most }.
error-research-action = Action { $action } ({ $what }) is outside the mask: { $asked } is asked now.
error-research-text = There is no action “{ $text }” here.
error-research-seat = There is no seat “{ $seat }”: seats are whole numbers from 0 to { $most }.
error-research-no-record = This game was dealt anew from what one seat knows, so it has no record.
error-research-stored = This is not a stored game: it cannot be read.
error-research-file = The file cannot be read: { $file }.
error-research-extra = The module “{ $module }” is missing. Install { $extra }.
error-research-shape = The array does not fit: { $what }.
