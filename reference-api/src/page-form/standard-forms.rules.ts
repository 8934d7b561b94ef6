import type { FormField, FormOption } from './page-form.table'

type StandardForm = {
  form: FormField[]
  dataFormDefault?: Record<string, unknown>
  options?: Record<string, FormOption[]>
}

const choices = (...labels: string[]): FormOption[] =>
  labels.map((label, index) => ({ value: index + 1, label }))
const field = (name: string, label: string, type: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label,
  type,
  ...more,
})
const required = { is_required: true }

const gender_ct = choices('男性', '女性', 'その他', '回答しない')
const question_ct = choices(
  '初めて飼ったペットの名前は？',
  '母親の旧姓は？',
  '卒業した小学校の名前は？',
  '好きな食べ物は？',
)

const person = [
  field('', 'お名前', 'person_name', required),
  field('address', 'ご住所', 'address', required),
  field('phone_number', '電話番号', 'tel', { ...required, rules: ['tel'], autocomplete: 'tel' }),
  field('cell_phone_number', '携帯電話番号', 'tel', { rules: ['tel'], autocomplete: 'mobile tel' }),
]
const profile = [
  ...person,
  field('email', 'メールアドレス', 'email', { ...required, autocomplete: 'email' }),
  field('gender_ct', '性別', 'radio'),
  field('birthday', '生年月日', 'birthday'),
  field('job', 'ご職業', 'text', { rules: ['max:40'] }),
]
const newsletter = field('is_receive_newsletter', 'メールマガジンを受け取る', 'checkbox')
const contact = [
  field('name', 'お名前', 'name', { ...required, autocomplete: 'name' }),
  field('name_kana', 'フリガナ', 'kana', { rules: ['kana'] }),
  field('email', 'メールアドレス', 'email', { ...required, autocomplete: 'email' }),
  field('phone_number', '電話番号', 'tel', { rules: ['tel'], autocomplete: 'tel' }),
]
const category = field('category_id', 'お問い合わせの種類', 'select', required)
const orderNo = field('order_no', 'ご注文番号', 'text', { rules: ['max:40'], autocomplete: 'off' })
const body = field('body', 'お問い合わせ内容', 'textarea', { ...required, rules: ['max:2000'] })
const named = (...labels: string[]): FormOption[] => labels.map((label) => ({ value: label, label }))
const centimetres = (name: string, label: string) =>
  field(name, `${label}（cm）`, 'number', { rules: ['decimal:1'] })
const bodyMeasure = (name: string, label: string) => field(name, label, 'number', { rules: ['decimal:1'] })

/** Default forms by page, for shops whose staff haven't written their own. */
export const standardForms: Record<string, StandardForm> = {
  register: {
    form: [
      ...profile,
      field('password', 'パスワード', 'password', required),
      field('question_ct', '秘密の質問', 'select'),
      field('answer', '秘密の質問の答え', 'text', { rules: ['max:40'], autocomplete: 'off' }),
      newsletter,
    ],
    dataFormDefault: { is_receive_newsletter: 0 },
    options: { gender_ct, question_ct },
  },
  user: { form: [...profile, newsletter], options: { gender_ct } },
  address: {
    form: [
      field('address_name', 'お届け先の名称', 'text', {
        help: 'お届け先には印字されません',
        rules: ['max:40'],
        autocomplete: 'off',
      }),
      ...person,
    ],
  },
  'social-gift': {
    form: [
      field('shipping_', 'お受け取りになる方', 'person_name', required),
      field('address', 'お届け先のご住所', 'address', required),
      field('phone_number', '電話番号', 'tel', { ...required, rules: ['tel'], autocomplete: 'tel' }),
    ],
  },
  contact: {
    form: [category, ...contact, orderNo, body],
  },
  'contact-business': {
    form: [
      { ...category, label: 'ご相談の種類', is_required: false },
      field('corporation', '会社名', 'text', { ...required, autocomplete: 'organization' }),
      field('department', '部署名', 'text'),
      ...contact.map((one) => (one.name === 'name' ? { ...one, label: 'ご担当者名' } : one)),
      field('address', '所在地', 'text', { ...required, autocomplete: 'street-address' }),
      field('establishment', '設立年', 'text'),
      field('annual_sale', '年商', 'text'),
      field('capital', '資本金', 'text'),
      field('employee_num', '従業員数', 'text'),
      field('business_type', '業種', 'text', required),
      field('store_name', '店舗名', 'text'),
      field('business_hours', '営業時間', 'text'),
      field('business_holiday', '定休日', 'text'),
      field('url', 'ホームページ', 'url', { autocomplete: 'url' }),
      field('delivery', 'ご希望の納品方法', 'radio', required),
      field('delivery_company', 'ご指定の運送会社', 'text'),
      field('payment', 'ご希望のお支払い方法', 'radio', required),
      orderNo,
      body,
    ],
    options: {
      delivery: choices('倉庫での引き取り', '店舗へ直送', 'お客さまへ直送'),
      payment: choices('銀行振込（前払い）', '請求書払い（後払い）', '後払いサービス'),
    },
  },
  'catalog-order': {
    form: [
      ...contact,
      field('address', 'ご住所', 'address', required),
      { ...body, label: 'ご要望', is_required: false },
    ],
  },
  'cart-orderer': {
    form: [
      field('', 'お名前', 'person_name', required),
      field('email', 'メールアドレス', 'email', {
        ...required,
        autocomplete: 'email',
        help: 'ご注文の確認メールをお送りします。',
      }),
      field('address', 'ご住所', 'address', required),
      field('phone_number', '電話番号', 'tel', { ...required, rules: ['tel'], autocomplete: 'tel' }),
      field('birthday', '生年月日', 'birthday', {
        help: '酒類をご注文のため、20歳以上であることを確認いたします。',
      }),
      field('is_receive_newsletter', 'お知らせメールを受け取る', 'checkbox', {
        help: 'いつでも配信を停止できます。',
      }),
    ],
  },
  'cart-address': {
    form: [
      field('shipping_', 'お名前', 'person_name', required),
      field('address', 'ご住所', 'address', required),
      field('phone_number', '電話番号', 'tel', {
        ...{ ...required, rules: ['tel'], autocomplete: 'tel' },
        help: 'お届けのときに、配送会社からご連絡することがあります。',
      }),
    ],
  },
  uos: {
    form: [
      bodyMeasure('height', '身長'),
      bodyMeasure('chest', '胸囲'),
      bodyMeasure('waist', 'ウエスト'),
      bodyMeasure('hip', 'ヒップ'),
      bodyMeasure('sleeve', '袖丈'),
      bodyMeasure('inseam', '股下'),
      field('name_embroidery', '刺繍するお名前', 'text', {
        help: '刺繍は無料です。全角10文字まで。刺繍をした商品は、不良の場合を除き、返品・交換をお受けできません。',
        rules: ['max:10'],
      }),
    ],
  },
  card: {
    form: [
      field('ccNumber', 'カード番号', 'text', { ...required, autocomplete: 'cc-number' }),
      field('ccName', 'カード名義', 'text', { ...required, autocomplete: 'cc-name' }),
      field('ccExpiration', '有効期限', 'text', { ...required, autocomplete: 'cc-exp' }),
      field('securityCode', 'セキュリティ番号', 'text', { ...required, autocomplete: 'cc-csc' }),
    ],
  },
  memorial: {
    form: [
      field('target_user_name', 'お相手のお名前', 'name', required),
      field('division_ct', '種類', 'radio', required),
      field('name', '記念日の名前', 'text', { ...required, rules: ['max:40'] }),
      field('month', '月', 'select', required),
      field('date', '日', 'select', required),
      field('call', '近づいたらメールで知らせる', 'checkbox'),
    ],
    dataFormDefault: { division_ct: 1, call: false },
    options: {
      division_ct: choices('誕生日', '結婚記念日', 'その他'),
      month: choices(...Array.from({ length: 12 }, (_, index) => `${index + 1}月`)),
      date: choices(...Array.from({ length: 31 }, (_, index) => `${index + 1}日`)),
    },
  },
  measurement: {
    form: [
      field('name', 'お子さまのお名前', 'text', { ...required, rules: ['max:40'] }),
      centimetres('height', '身長'),
      centimetres('chest', '胸囲'),
      centimetres('waist', '胴囲'),
      centimetres('hip', '腰囲'),
      centimetres('sleeve', '袖丈'),
      centimetres('inseam', '股下'),
    ],
  },
  'name-embroidery': {
    form: [
      field('name', '刺しゅうするお名前', 'text', { ...required, rules: ['max:10'] }),
      field('style', '書体', 'radio', required),
      field('color', '糸の色', 'radio', required),
    ],
    dataFormDefault: { style: '楷書', color: '紺' },
    options: {
      style: named('楷書', '行書', 'ローマ字'),
      color: named('紺', '白', '金', '赤'),
    },
  },
  review: {
    form: [
      field('rating', '評価', 'radio', required),
      field('title', 'タイトル', 'text', { rules: ['max:40'] }),
      field('body', 'レビュー', 'textarea', { ...required, rules: ['max:800'] }),
      field('purpose', 'ご用途', 'select'),
      field('age_band', 'ご年代', 'select'),
      field('nickname', 'ニックネーム', 'text', {
        ...required,
        help: '商品のページに表示されます。本名でなくてかまいません。',
        rules: ['max:20'],
      }),
    ],
    options: {
      rating: [
        { value: 5, label: '★5　とても良い' },
        { value: 4, label: '★4　良い' },
        { value: 3, label: '★3　ふつう' },
        { value: 2, label: '★2　もうひとつ' },
        { value: 1, label: '★1　良くない' },
      ],
      purpose: named('ご自宅用', '贈りもの', 'お仕事用', 'その他'),
      age_band: named('10代以下', '20代', '30代', '40代', '50代', '60代', '70代以上'),
    },
  },
}
