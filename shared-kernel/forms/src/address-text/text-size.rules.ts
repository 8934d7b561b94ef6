/** Maximum length that the API accepts per request. A hundred rows of an address program fit. */
export const textMax = 100_000
/** A character takes up to three bytes. */
export const fileBytesMax = 300_000
export const tooLargeWords = '文字数が多すぎます。100件までのお届け先を、いくつかに分けて追加してください。'
