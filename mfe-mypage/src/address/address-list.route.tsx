import { AddressDivision, type UserAddress } from '@storefront/contracts'
import { SiteMessage } from '@storefront/site/message'
import { EmptyState, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { FullPanel } from '../records/full-panel'
import { fetchAddressBook, makeDefault, makeSender, removeAddress } from './address.api'
import { AddressBookFile } from './csv/address-book-file'
import { AddressCard } from './address-card'
import { AddressPaste } from './address-paste'
import styles from './address.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchAddressBook(request.signal)
}

export const handle = { head: () => memberHead('お届け先') }

export function Component() {
  const { addresses, limit } = useLoaderData<typeof loader>()
  const { ask, question, run, isPending } = useConfirmation(({ id, shipping_name }: UserAddress) => ({
    title: 'お届け先の削除',
    text: `${shipping_name} さまのお届け先を削除します。元に戻すことはできません。`,
    command: () => removeAddress(id),
    done: 'お届け先を削除しました',
  }))

  const isFull = limit !== null && addresses.length >= limit
  return (
    <Page title="お届け先" crumbs={memberCrumbs({ label: 'お届け先' })}>
      <div className={styles.stack}>
        <SiteMessage code="mypage-address-index" />
        {limit !== null && (
          <p className={styles.soft}>{`${addresses.length}件／${limit}件まで登録できます`}</p>
        )}
        {addresses.length === 0 ? (
          <EmptyState icon="pin" title="お届け先はまだありません" action={<AddLink />}>
            よく贈る方のご住所を登録すると、ご購入手続きで選ぶだけになります。
          </EmptyState>
        ) : isFull ? (
          <FullPanel limit={limit} what="お届け先" />
        ) : (
          <AddLink />
        )}
        {!isFull && <AddressPaste addresses={addresses} />}
        <ul className={styles.cards} aria-label="登録されたお届け先" aria-busy={isPending}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard
                address={address}
                isOwn={address.division_ct === AddressDivision.own}
                onDefault={() =>
                  void run(() => makeDefault(address.id), { done: 'いつものお届け先にしました' })
                }
                onSender={() => void run(() => makeSender(address.id), { done: 'いつもの送り主にしました' })}
                onRemove={() => ask(address)}
              />
            </li>
          ))}
        </ul>
        <AddressBookFile addresses={addresses} limit={limit} />
      </div>
      {question}
    </Page>
  )
}

const AddLink = () => (
  <LinkButton href="/mypage/address/add" icon="plus">
    お届け先を登録する
  </LinkButton>
)
