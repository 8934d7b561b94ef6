import { Panel } from '@storefront/ui'
import { useSearchParams } from 'react-router-dom'

const labels: Partial<Record<string, string>> = {
  last_name: 'お名前',
  first_name: 'お名前',
  last_name_kana: 'フリガナ',
  first_name_kana: 'フリガナ',
  email: 'メールアドレス',
  postal_code: '郵便番号',
  prefecture: '都道府県',
  city: '市区町村',
  address1: '番地',
  address2: '建物名',
  phone_number: '電話番号',
  birthday: '生年月日',
}

export function IncompleteWallet() {
  const [search] = useSearchParams()
  const refused = search.get('wallet')
  if (refused === null) return null
  const fields = refused.split(',').flatMap((name) => labels[name.replace(/^shipping_/, '')] ?? [])
  const which = fields.length > 0 ? `「${[...new Set(fields)].join('」「')}」` : '一部の項目'
  return (
    <Panel
      tone="caution"
      isAnnounced
      title="ウォレットに登録された内容では、お届けの手続きを進められませんでした"
    >
      {`ウォレットの${which}が足りないか、お届けに使えない内容だったため、内容を引き継げませんでした。お手数ですが、お名前・ご住所をあらためてご入力ください。お支払い方法は、このあとの画面でお選びいただけます（まだお支払いは発生していません）。`}
    </Panel>
  )
}
