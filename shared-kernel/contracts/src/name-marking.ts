/** The fact of a product that tells how a name is put on it: 刻印, 彫刻, 印刷. */
export const nameMarkingFact = 'お名入れの方法'

const embroidery = '刺繍'

/** Returns the word for a name on a cart's or an order's product, 刺繍 without the fact. */
export const nameMarkingOf = ({ name_marking }: { name_marking?: string | null | undefined }): string =>
  name_marking || embroidery

/** Returns the word for a name on a product of the catalogue. */
export const findNameMarking = ({ data }: { data: readonly { label: string; value: string }[] }): string =>
  nameMarkingOf({ name_marking: data.find(({ label }) => label === nameMarkingFact)?.value })

/** Checks whether thread and style are chosen with the name. */
export const isEmbroidered = (marking: string): boolean => marking === embroidery

/** Writes the marking into a text of the shop's form about embroidery (刺繍するお名前). */
export const writeMarking = (text: string, marking: string): string => text.replaceAll(embroidery, marking)
