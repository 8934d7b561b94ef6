import { countLoginHistories } from '@storefront/contracts'
import { call } from '@storefront/http'
import { useLoaderData } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'

const title = 'ログインのまとめ'

export async function loader() {
  const { data } = await call(countLoginHistories, { query: { page: 1 } })
  return data.data
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { total } = useLoaderData<typeof loader>()
  return (
    <>
      <h1>{title}</h1>
      <p>これまでのログインは{total}回です。</p>
    </>
  )
}
