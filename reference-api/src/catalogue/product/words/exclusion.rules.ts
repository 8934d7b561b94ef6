/** Marks a word that goods must not have in their names and labels: ワイン -赤. */
export const exclusionMark = '-'

const excluded = /^[-−](?=[^-−\d\s])/u

export const isExcluded = (word: string) => excluded.test(word)

export const withoutMark = (word: string) => word.replace(excluded, '')
