import type { UserAddress } from '@storefront/contracts'
import { Badge, Button, Card, LinkButton, NameText } from '@storefront/ui'
import { DeleteButton } from '../records/delete-button'
import styles from './address.module.css'

type AddressCardProps = {
  address: UserAddress
  isOwn: boolean
  onDefault: () => void
  onSender: () => void
  onRemove: () => void
}

/** Renders an address with its actions. The member's own address can't be deleted. */
export function AddressCard({ address, isOwn, onDefault, onSender, onRemove }: AddressCardProps) {
  const name = `${address.shipping_name} さま`
  // Several addresses may be of one person. Their own names tell them apart.
  const place = `${address.address_name ? `${address.address_name}、` : ''}${name}のお届け先`
  return (
    <Card title={address.address_name || (isOwn ? 'ご自身の住所' : name)}>
      <p className={styles.badges}>
        {address.is_default && <Badge tone="accent">いつものお届け先</Badge>}
        {address.is_sender_default && <Badge tone="accent">いつもの送り主</Badge>}
        {isOwn && <Badge>ご自身</Badge>}
      </p>
      <address className={styles.address}>
        <NameText>{name}</NameText>
        <NameText>{address.full_address}</NameText>
        <span>{address.phone_number}</span>
      </address>
      <div className={styles.actions}>
        <LinkButton
          size="sm"
          href={`/mypage/address/${address.id}/edit`}
          icon="edit"
          aria-label={`${place}を変更する`}
        >
          変更する
        </LinkButton>
        {!address.is_default && (
          <Button size="sm" aria-label={`${place}をいつものお届け先にする`} onClick={onDefault}>
            いつものお届け先にする
          </Button>
        )}
        {!address.is_sender_default && (
          <Button size="sm" aria-label={`${place}をいつもの送り主にする`} onClick={onSender}>
            いつもの送り主にする
          </Button>
        )}
        {!isOwn && <DeleteButton label={`${place}を削除する`} onClick={onRemove} />}
      </div>
    </Card>
  )
}
