// Somebody with quick fingers: presses what is offered, until so many choices are made or the game is over.
async ({ turns, seed }) => {
  let state = seed;
  const chance = (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const decision = () => document.querySelector(".tf")?.dataset.decision ?? "-1";
  let made = 0;
  while (made < turns && !document.querySelector(".tf-winner")) {
    await frames();
    if (document.querySelector(".tf[aria-busy=true]")) continue;
    const first = document.querySelector("[data-hand-over], .tf-confirm .is-primary");
    const choices = document.querySelectorAll(".tf-choice");
    const before = decision();
    if (first) first.click();
    else if (choices.length > 0 && before !== "-1") choices[chance(choices.length)].click();
    else continue;
    await frames();
    while (document.querySelector(".tf[aria-busy=true]")) await frames();
    if (decision() !== before) made += 1;
  }
  return made;
};
