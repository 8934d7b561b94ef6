const digits = '[\\d０-９〇一二三四五六七八九十]+'
const district = new RegExp(`${digits}丁目\\s*$`)
const houseNumber = new RegExp(`[\\d０-９]|${digits}(丁目|番|号|の)|無番地|番外地`)

/**
 * Returns true if a street has a house number, in digits (1-1) or in kanji (三番地). A district alone (二丁目) is
 * none, except where streets are numbered (北一条西一丁目). Also returns true for 無番地, which states that the
 * address has none.
 */
export const hasHouseNumber = (street: string): boolean =>
  houseNumber.test(street.includes('条') ? street : street.replace(district, ''))

/** Asks about a street without a house number. Some addresses have none, so it is asked only once. */
export const streetQuestion = (street: string): string | undefined =>
  street.trim() === '' || hasHouseNumber(street)
    ? undefined
    : '番地がまだのようです。番地のないご住所なら、このままお進みください'

/** Prefix of the posted field with the street that a question was about. */
export const askedPrefix = 'asked:'
