/** Maximum length that the API accepts per request. A hundred addresses take a tenth of it. */
export const csvTextMax = 200_000
/** A character takes up to three bytes. */
export const csvBytesMax = 600_000
export const tooLargeWords = '表が大きすぎます。住所の表だけを100件まで、いくつかに分けて追加してください。'
