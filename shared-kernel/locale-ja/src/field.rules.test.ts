import {
  checkDateBirth,
  checkDecimal,
  checkEmail,
  checkFullWidth,
  checkHalfWidthAlphaNum,
  checkKana,
  checkMaxLength,
  checkMinDate,
  checkPassword,
  checkPhoneDigits,
  checkPost,
  checkPostalDigits,
  checkPrintable,
  checkRequired,
  checkRequiredWithoutAll,
  checkTel,
  firstProblem,
  isOfAge,
  lengthText,
} from './field.rules'

const accepts = (rule: (value: string, label: string) => string | undefined, ...values: string[]) =>
  values.forEach((value) => expect([value, rule(value, '項目')]).toEqual([value, undefined]))
const refuses = (
  rule: (value: string, label: string) => string | undefined,
  message: string,
  ...values: string[]
) => values.forEach((value) => expect([value, rule(value, '項目')]).toEqual([value, message]))

describe('§5 kana', () => {
  test('accepts full-width katakana, spaces and punctuation', () =>
    accepts(checkKana, 'ヤマダ', 'サトー　ハナコ', 'ジャン・ポール', ''))
  test('rejects hiragana, half-width kana, kanji and letters', () =>
    refuses(checkKana, '項目は全角カタカナで入力してください', 'やまだ', 'ﾔﾏﾀﾞ', '山田', 'Yamada'))
})

describe("characters that can be printed on a carrier's label", () => {
  const message = '項目に、絵文字など印刷できない文字が含まれています。別の文字で入力してください'
  test('accepts old and new kanji, kana, letters, symbols and spaces', () =>
    accepts(
      checkPrintable,
      '𠮷田',
      '髙橋',
      '葛\u{E0100}城',
      '山田　太郎',
      'ｻﾄｳ',
      '青葉荘 101号室（A棟）',
      '1-2-3',
      '々〆ヶ',
      '①※☆',
      '',
    ))
  test('rejects emoji, including sequences of several characters', () =>
    refuses(checkPrintable, message, '花😀子', '👨‍👩‍👧', '🇯🇵', '☎️', '⭐', '1️⃣'))
  test('rejects invisible, bidirectional and private-use characters', () =>
    refuses(
      checkPrintable,
      message,
      '山\u202E田',
      '山\u200B田',
      '山\u0000田',
      '山\t田',
      '\uE000',
      '\uD842',
      'あ\u2028い',
      '\uFEFF山',
    ))
})

describe('§5 post', () => {
  test('accepts three digits, an optional hyphen and four digits', () =>
    accepts(checkPost, '1234567', '123-4567', ''))
  test('rejects anything else', () =>
    refuses(
      checkPost,
      '項目は郵便番号の形式で入力してください。 例：123-4567',
      '123456',
      '1234-567',
      '１２３４５６７',
      '12345678',
    ))
})

describe('§5 decimal', () => {
  test('accepts at most the allowed number of decimal places', () =>
    accepts(checkDecimal(1), '170', '170.5', '-1.2', ''))
  test('rejects too many decimal places and text that is not a number', () =>
    refuses(checkDecimal(1), '項目は小数点第1位までの数値を入力してください', '170.55', 'abc', '1e1', '1.'))
})

describe('§5 tel', () => {
  test('accepts ten or eleven digits starting with 0, with or without hyphens', () =>
    accepts(checkTel, '', '0312345678', '09012345678', '03-1234-5678', '0120-000-000'))
  test('rejects anything else', () =>
    refuses(
      checkTel,
      '項目は電話番号のフォーマットで入力してください',
      '312345678',
      '031234567',
      '090123456789',
      '03-12345-6789',
      '0.1',
      '1e1',
    ))
  test('rejects a mobile number with ten digits', () =>
    refuses(
      checkTel,
      '090で始まる項目は11桁です。いま10桁ですので、お確かめください',
      '0901234567',
      '090-1234-567',
    ))
  test('accepts area codes that resemble a mobile prefix', () =>
    accepts(checkTel, '0980521234', '0797321234', '0570012345', '0120000000', '0800-123-4567'))
})

describe('§5 required_without_all', () => {
  test('passes if another listed field has a value', () =>
    accepts(checkRequiredWithoutAll(['0312345678']), ''))
  test('requires a value if no other field has one', () =>
    refuses(checkRequiredWithoutAll(['', ' ']), 'いずれかは必須項目です', '', '　'))
})

describe('§5 half_width_alpha_num', () => {
  test('accepts half-width letters and digits', () => accepts(checkHalfWidthAlphaNum, 'abcXYZ019', ''))
  test('rejects symbols and full-width characters', () =>
    refuses(checkHalfWidthAlphaNum, '項目は半角英数字で入力してください', 'a-b', 'ａ', 'あ'))
})

describe('§5 date_birth', () => {
  test('accepts a date that exists', () =>
    accepts(checkDateBirth, '2024-02-29', '1990.01.31', '19900131', ''))
  test('rejects a date that does not exist', () =>
    refuses(checkDateBirth, '日付が無効です', '2026-02-29', '1990-13-01', 'きのう', '1990115'))
})

describe('§5 min_date', () => {
  test('accepts the minimum date and later', () =>
    accepts(checkMinDate('2026-04-01'), '2026-04-01', '2026-05-01', ''))
  test('rejects an earlier date', () =>
    refuses(checkMinDate('2026-04-01'), '参照終了日は参照開始日より大きです。', '2026-03-31'))
})

describe('§5 password', () => {
  test('accepts at most 72 characters', () => (
    accepts(checkPassword, 'a1'.repeat(36)),
    refuses(checkPassword, '項目は72文字以内で入力してください', 'a1'.repeat(37))
  ))
  test('rejects common passwords', () =>
    refuses(
      checkPassword,
      '項目は推測されやすいため使えません。別の項目を入力してください',
      'password',
      'Password1',
      '12345678',
      'aaaaaaaa',
      '--------',
    ))
  test('accepts eight half-width letters, digits and - _ .', () =>
    accepts(checkPassword, 'abcd1234', 'a-b_c.d9'))
  test('rejects an empty password', () => refuses(checkPassword, '項目を入力してください', ''))
  test('requires eight characters', () =>
    refuses(checkPassword, '項目は8文字以上で入力してください', 'abc1234'))
  test('rejects other characters', () =>
    refuses(
      checkPassword,
      '項目は半角英数字と記号（- _ .）で入力してください',
      'abcd 1234',
      'ａｂｃｄ１２３４',
      'abcd!234',
    ))
})

test('§5 accepts only full-width names', () => {
  accepts(checkFullWidth, '山田', 'Ａｎｎａ', '')
  refuses(checkFullWidth, '項目は全角で入力してください', 'Yamada', 'ﾔﾏﾀﾞ', '山田 花子')
})

test('§5 accepts up to 11 half-width phone digits without hyphens', () => {
  accepts(checkPhoneDigits, '0312345678', '09012345678', '')
  refuses(
    checkPhoneDigits,
    '項目はハイフンなしの半角数字11桁以内で入力してください',
    '03-1234-5678',
    '090123456789',
    '０３',
  )
})

test('§5 accepts seven half-width digits as a postal code', () => {
  accepts(checkPostalDigits, '1000001', '')
  refuses(checkPostalDigits, '項目は半角数字7桁で入力してください', '100-0001', '100001')
  refuses(
    checkPostalDigits,
    'デジタルアドレスはご利用いただけません。項目は半角数字7桁で入力してください',
    'A7E2FK2',
    'jn4-lks2',
  )
})

test("returns the first failing rule's message", () => {
  expect(firstProblem('', 'お名前', [checkRequired, checkFullWidth])).toBe('お名前を入力してください')
  expect(firstProblem('Anna', 'お名前', [checkRequired, checkFullWidth])).toBe(
    'お名前は全角で入力してください',
  )
  expect(firstProblem('山田', 'お名前', [checkRequired, checkFullWidth])).toBeUndefined()
})

test('requires one @ and a domain in an email address', () => {
  accepts(checkEmail, 'hanako@example.jp', 'a.b+c@mail.example.co.jp', '')
  refuses(
    checkEmail,
    '項目を正しく入力してください。 例：hanako@example.jp',
    'hanako',
    'hanako@',
    'hana ko@example.jp',
    'a@b',
  )
})

test('counts characters rather than code units', () => {
  accepts(checkMaxLength(2), '𠮷野')
  refuses(checkMaxLength(2), '項目は2文字以内で入力してください', '𠮷野家')
})

test('counts decomposed kana as one character', () => {
  expect(lengthText('カ\u3099ラス', 40)).toBe('3／40文字')
  accepts(checkMaxLength(3), 'カ\u3099ラス')
})

test('considers a person of age from their twentieth birthday', () => {
  expect(isOfAge('2006-11-21', '2026-11-20')).toBe(false)
  expect(isOfAge('2006-11-21', '2026-11-21')).toBe(true)
})
