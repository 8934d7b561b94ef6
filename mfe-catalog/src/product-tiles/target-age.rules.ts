const remark = /（(?![^）]*\d歳)[^）]*）/gu
const anyAge = /歳|か月|生後|園児|学生|高校生/u

/** Words the age of a child's goods in a tile, without remarks. Empty for goods of no age (飾りもの). */
export function targetAgeText(age: string | undefined): string {
  const plain = age?.replace(remark, '') ?? ''
  return anyAge.test(plain) ? `対象年齢 ${plain}` : ''
}
