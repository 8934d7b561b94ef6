/** Maximum length that the API accepts per request. A hundred addresses take a tenth of it. */
export const textMax = 200_000
/** A character takes up to three bytes. */
export const fileBytesMax = 600_000
export const tooLargeWords = '文字数が多すぎます。100件までのお届け先を、いくつかに分けて追加してください。'
