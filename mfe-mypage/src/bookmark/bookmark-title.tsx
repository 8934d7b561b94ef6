import type { Bookmark } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, SubmitButton, TextField } from '@storefront/forms'
import { Dialog } from '@storefront/ui'
import { useRevalidator } from 'react-router-dom'
import { changeTitle } from './bookmark.api'

const titleMaxLength = 200

export function BookmarkTitleDialog({
  bookmark,
  onClose,
}: {
  bookmark: Bookmark | undefined
  onClose: () => void
}) {
  const { revalidate } = useRevalidator()

  async function rename({ title }: { title: string }) {
    if (!bookmark) return
    await changeTitle(bookmark.id, title)
    onClose()
    publish('toast.raised', { type: 'positive', message: 'ブックマークの名前を変更しました' })
    await revalidate()
  }

  return (
    <Dialog isOpen={bookmark !== undefined} title="ブックマークの名前" onClose={onClose}>
      {bookmark && (
        <Form<{ title: string }>
          label="ブックマークの名前"
          initialValues={{ title: bookmark.title }}
          onSubmit={rename}
        >
          <TextField name="title" label="名前" isRequired maxLength={titleMaxLength} />
          <SubmitButton>変更する</SubmitButton>
        </Form>
      )}
    </Dialog>
  )
}
