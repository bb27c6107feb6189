/** The screen of a phone with a notch, as the system tells it. */
export const A_PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};
