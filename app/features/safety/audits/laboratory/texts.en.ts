/** Texts of the screens of samples. */
export const sample = {
  new: "New sample",
  newText: "Say which lot, and what is looked for; an unsatisfactory result holds the lot at once.",
  criteriaHelp: "Those of Regulation (EC) 2073/2005, with their n, c, m and M. None ticked: the product's plan of analyses.",
  others: "Other analyses",
  othersHelp: "Count: n, c, m and M. Detection: n only. Measure: minimum and m (maximum).",
  addAnalysis: "Add an analysis",
  holdsHelp: "The lot is let go as soon as all results are good.",
  save: "Save the sample",
  count_one: "{{count}} sample",
  count_other: "{{count}} samples",
  search: "Search a sample",
  rail: "Outcome of the sample",
  waits: "The lot waits for these results.",
  again: "Take another sample",
  results: "Write down the results",
  resultsText: "As the laboratory writes them: 3200, < 10, > 300. Blank: not known yet.",
  unit: "Unit {{number}}",
  empty: {
    title: "No sample",
    text: "Write down what you send to the laboratory: results are judged by n, c, m and M, and an unsatisfactory lot is put on hold.",
  },
};
