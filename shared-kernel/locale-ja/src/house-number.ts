/**
 * Returns true if a street has a house number, in digits (1-1) or in kanji (一丁目, 三番地). Also returns true for
 * 無番地, which states that the address has none.
 */
export const hasHouseNumber = (street: string): boolean =>
  /[\d０-９]|[〇一二三四五六七八九十]+(丁目|番|号|の)|無番地|番外地/.test(street)

/** Asks about a street without a house number. Some addresses have none, so it is asked only once. */
export const streetQuestion = (street: string): string | undefined =>
  street.trim() === '' || hasHouseNumber(street)
    ? undefined
    : '番地がまだのようです。番地のないご住所なら、このままお進みください'

/** Prefix of the posted field with the street that a question was about. */
export const askedPrefix = 'asked:'
