import { getMyUser, type User } from '@storefront/contracts'
import { call } from '@storefront/http'
import { formatDate } from '@storefront/locale-ja'
import { requireMember } from '@storefront/session'
import { Card, DataList, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'

/** §3 Gender. */
const genders: Record<number, string> = { 1: '男性', 2: '女性', 3: 'その他', 4: '回答しない' }
const nothing = '登録なし'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireMember(request)
  return (await call(getMyUser, { signal: request.signal })).data
}

export const handle = { head: () => memberHead('会員情報') }

function addressOf({ postal_code, formatted_postal_code, prefecture, city, address1, address2 }: User): string {
  return postal_code ? `〒${formatted_postal_code} ${prefecture}${city}${address1} ${address2}`.trim() : nothing
}

export function Component() {
  const user = useLoaderData<typeof loader>()
  return (
    <Page title="会員情報" crumbs={memberCrumbs({ label: '会員情報' })}>
      <Card>
        <DataList
          rows={[
            { term: '会員番号', value: user.code },
            { term: 'お名前', value: user.name },
            { term: 'フリガナ', value: user.name_kana },
            { term: 'メールアドレス', value: user.email },
            { term: 'ご住所', value: addressOf(user) },
            { term: '電話番号', value: user.phone_number || nothing },
            { term: '携帯電話番号', value: user.cell_phone_number || nothing },
            { term: '生年月日', value: user.birthday ? formatDate(user.birthday) : nothing },
            { term: '性別', value: genders[user.gender_ct ?? 0] ?? nothing },
            { term: 'ご職業', value: user.job || nothing },
            { term: 'お知らせのメール', value: user.is_receive_newsletter === 1 ? '受け取る' : '受け取らない' },
          ]}
        />
      </Card>
    </Page>
  )
}
