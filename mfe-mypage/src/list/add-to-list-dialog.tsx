import type { ProductSummary, UserList } from '@storefront/contracts'
import { useCommand } from '@storefront/remote'
import { Button, Dialog, LinkButton } from '@storefront/ui'
import { useState } from 'react'
import { putOnList } from './list.api'
import styles from './list.module.css'

export function AddToListDialog({ product, lists }: { product: ProductSummary; lists: readonly UserList[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const { run, isPending } = useCommand()
  const put = ({ key, name }: UserList) => {
    setIsOpen(false)
    void run(() => putOnList(key, product.id), { done: `「${name}」に入れました` })
  }
  return (
    <div className={styles.put}>
      <Button
        size="sm"
        variant="quiet"
        icon="plus"
        aria-label={`${product.name}をリストに入れる`}
        onClick={() => setIsOpen(true)}
      >
        リストに入れる
      </Button>
      <Dialog isOpen={isOpen} title="リストに入れる" onClose={() => setIsOpen(false)}>
        <ul className={styles.choices}>
          {lists.map((list) => (
            <li key={list.key}>
              <Button isWide isPending={isPending} onClick={() => put(list)}>
                {list.name}
              </Button>
            </li>
          ))}
          <li>
            <LinkButton isWide variant="quiet" icon="plus" href="/mypage/list">
              新しいリストを作る
            </LinkButton>
          </li>
        </ul>
      </Dialog>
    </div>
  )
}
