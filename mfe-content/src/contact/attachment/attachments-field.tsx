import { Button, Field } from '@storefront/ui'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { previewOf } from './attachment-preview.state'
import { attachmentsMax, attachmentTypes, sizeInWords } from './attachment.rules'
import { useAttachments, type Upload } from './use-attachments'
import styles from './attachments.module.css'

/** Files that go with an inquiry: chosen, sent up at once, looked at and taken away again. */
export function AttachmentsField() {
  const { attached, uploads, error, add, retry, cancel, remove } = useAttachments()
  const chooser = useRef<HTMLInputElement>(null)

  function take(input: HTMLInputElement) {
    add([...(input.files ?? [])])
    // The same file can be chosen again.
    input.value = ''
  }
  // Chosen before the page came to life.
  const takeEarly = useEffectEvent(() => chooser.current?.files?.length && take(chooser.current))
  useEffect(() => void takeEarly(), [])

  function removeAndReturn(take: () => void) {
    take()
    chooser.current?.focus()
  }

  return (
    <div className={styles.attachments}>
      <Field
        label="添付ファイル"
        isRequired={false}
        error={error}
        help={`JPEG・PNG・WebPの画像、またはPDF。1つ5MBまで、${attachmentsMax}つまで添付できます。`}
      >
        {(control) => (
          <input
            {...control}
            ref={chooser}
            className={styles.chooser}
            type="file"
            multiple
            accept={attachmentTypes.join(',')}
            onChange={({ target }) => take(target)}
          />
        )}
      </Field>
      {attached.length + uploads.length > 0 && (
        <ul className={styles.files} aria-label="選択した添付ファイル">
          {attached.map(({ key, name, size }) => (
            <FileRow key={key} preview={previewOf(key)} name={name} size={size}>
              <RemoveButton name={name} onPress={() => removeAndReturn(() => remove(key))} />
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
              <RemoveButton
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
    </div>
  )
}

type FileRowProps = { preview?: string; name: string; size: number; state?: ReactNode; children: ReactNode }

function FileRow({ preview, name, size, state, children }: FileRowProps) {
  return (
    <li className={styles.file}>
      <span className={styles.preview}>{preview ? <img src={preview} alt="" /> : kindOf(name)}</span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{sizeInWords(size)}</span>
        {state}
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  )
}

/** What stands where there is no small picture: PDF, or what the name ends in. */
const kindOf = (name: string) => name.split('.').at(-1)?.slice(0, 4).toUpperCase()

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

function RemoveButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button size="sm" variant="quiet" icon="trash" aria-label={`${name}を取り消す`} onClick={onPress}>
      取り消す
    </Button>
  )
}
