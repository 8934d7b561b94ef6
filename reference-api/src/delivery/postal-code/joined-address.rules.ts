type Place = Record<'prefecture' | 'city' | 'address1' | 'address2', string | null>

/** Joins an address to one line. A space keeps the building apart from the house number. */
export const joinAddress = ({ prefecture, city, address1, address2 }: Place) =>
  [`${prefecture ?? ''}${city ?? ''}${address1 ?? ''}`, address2].filter(Boolean).join(' ')
