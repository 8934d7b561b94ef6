import { FileField, RemoveFileButton } from '@storefront/forms/file'
import { Button } from '@storefront/ui'
import { useRef, type ReactNode } from 'react'
import { getPreview } from './attachment-preview.state'
import { attachmentsMax, attachmentTypes, sizeInWords } from './attachment.rules'
import { useAttachments, type Upload } from './use-attachments'
import styles from './attachments.module.css'

/** Renders a file field that uploads files on selection. Each file has a preview and a remove button. */
export function AttachmentsField() {
  const chooser = useRef<HTMLInputElement>(null)
  const { attached, uploads, error, add, retry, cancel, remove } = useAttachments(chooser)

  function removeAndReturn(take: () => void) {
    take()
    chooser.current?.focus()
  }

  return (
    <FileField
      chooser={chooser}
      label="添付ファイル"
      error={error}
      help={`JPEG・PNG・WebPの画像、またはPDF。1つ5MBまで、${attachmentsMax}つまで添付できます。`}
      types={attachmentTypes}
      isMultiple
      onChoose={add}
    >
      {attached.length + uploads.length > 0 && (
        <ul className={styles.files} aria-label="選択した添付ファイル">
          {attached.map(({ key, name, size }) => (
            <FileRow key={key} preview={getPreview(key)} name={name} size={size}>
              <RemoveFileButton name={name} onPress={() => removeAndReturn(() => remove(key))} />
            </FileRow>
          ))}
          {uploads.map((upload) => (
            <FileRow
              key={upload.id}
              name={upload.file.name}
              size={upload.file.size}
              state={<UploadState {...upload} />}
            >
              {upload.problem && !upload.isRefused && (
                <Button size="sm" onClick={() => retry(upload)}>
                  もう一度送る
                </Button>
              )}
              <RemoveFileButton
                name={upload.file.name}
                onPress={() => removeAndReturn(() => cancel(upload.id))}
              />
            </FileRow>
          ))}
        </ul>
      )}
      <noscript>
        <p className={styles.note}>ファイルの添付には、JavaScriptを有効にしてください。</p>
      </noscript>
    </FileField>
  )
}

type FileRowProps = { preview?: string; name: string; size: number; state?: ReactNode; children: ReactNode }

function FileRow({ preview, name, size, state, children }: FileRowProps) {
  return (
    <li className={styles.file}>
      <span className={styles.preview}>{preview ? <img src={preview} alt="" /> : formatFileKind(name)}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{sizeInWords(size)}</span>
        {state}
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  )
}

/** Returns the file extension in capitals, which is shown in place of a thumbnail. */
const formatFileKind = (name: string) => name.split('.').at(-1)?.slice(0, 4).toUpperCase()

function UploadState({ file, part, problem }: Upload) {
  if (problem)
    return (
      <span className={styles.problem} role="alert">
        {problem}
      </span>
    )
  return (
    <progress className={styles.progress} aria-label={`${file.name}のアップロード`} max={1} value={part} />
  )
}
