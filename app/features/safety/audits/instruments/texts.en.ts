/** Texts of the screens of instruments. */
export const instrument = {
  new: "New instrument",
  newText: "What you take readings with: thermometers, scales, pH meters, and the day until which they may be trusted.",
  nameHelp: "The one on its label: readings name it.",
  calibratedHelp: "The one of the last certificate; blank if it was never calibrated.",
  save: "Add the instrument",
  editing: "How often it is calibrated counts from the next calibration on.",
  keep: "Save",
  count_one: "{{count}} instrument",
  count_other: "{{count}} instruments",
  search: "Search an instrument",
  rail: "Calibration of the instrument",
  never: "Never calibrated: readings taken with it say so.",
  dayHelp: "Blank: today.",
  dueHelp: "Blank: {{months}} months later.",
  deviationHint: "+0.3 °C at 63 °C",
  usual: "{{name}}: {{standing}}",
  empty: {
    title: "No instrument",
    text: "Write down what you take readings with and the day of its last calibration: a reading taken with one that is late says so.",
  },
};
