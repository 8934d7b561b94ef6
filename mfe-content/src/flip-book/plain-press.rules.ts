type Press = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** A press that wants no other tab or window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
