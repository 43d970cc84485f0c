/** Why companies choose us, in three sentences: the home page says them, and /why-choose-us begins with them. */
export const reasons = [
  'You speak with the people who write the code.',
  'Before work starts you know what will be built, what it costs, and how both of us will tell whether it works.',
  'At the end the source, the models and the reasoning behind them are handed over to you.',
];
