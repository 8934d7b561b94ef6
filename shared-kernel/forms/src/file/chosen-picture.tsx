import { Button } from '@storefront/ui'
import { useEffect, useState } from 'react'
import styles from './file.module.css'

/** Renders a chosen image before its upload, with its file name and a button to remove it. */
export function ChosenPicture({ picture, onRemove }: { picture: File; onRemove: () => void }) {
  return (
    <div className={styles.chosen}>
      <Preview picture={picture} />
      <span className={styles.name}>{picture.name}</span>
      <RemoveFileButton name={picture.name} onPress={onRemove} />
    </div>
  )
}

export function RemoveFileButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button size="sm" variant="quiet" icon="trash" aria-label={`${name}を取り消す`} onClick={onPress}>
      取り消す
    </Button>
  )
}

/** Renders the image from a data URL, because the CSP allows no other local image source. */
function Preview({ picture }: { picture: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setUrl(String(reader.result))
    reader.readAsDataURL(picture)
    return () => reader.abort()
  }, [picture])
  return <span className={styles.preview}>{url && <img src={url} alt="" />}</span>
}
