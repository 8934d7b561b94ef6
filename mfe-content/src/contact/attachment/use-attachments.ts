import { useEffect, useRef, useState, type RefObject } from 'react'
import { useField, useForm } from 'react-final-form'
import { uploadAttachment } from './attachment.api'
import { forgetPreview, cachePreview } from './attachment-preview.state'
import { attachmentsMax, attachmentsName, checkFile, type Attached } from './attachment.rules'

/** File that is being uploaded or whose upload failed. */
export type Upload = { id: number; file: File; part: number; problem?: string; isRefused?: boolean }

const asIs = (files: Attached[]) => files
const none: Attached[] = []

/**
 * Manages the files of a form. Uploaded files are the value of the field. Pending uploads are local state.
 */
export function useAttachments(chooser: RefObject<HTMLInputElement | null>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const nextId = useRef(0)
  const isAwaited = useRef(false)
  const { input, meta } = useField<Attached[]>(attachmentsName, {
    parse: asIs,
    format: (files: Attached[] | undefined) => files ?? none,
    validate: () => (running.current.size > 0 ? 'アップロードが終わりしだい、次へ進みます' : undefined),
  })
  const form = useForm()
  const attachedNow = () => (form.getFieldState(attachmentsName)?.value as Attached[] | undefined) ?? none

  const change = (id: number, own: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...own } : upload)))
  const drop = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id))
  /** A change makes final-form revalidate its fields. */
  const setAttached = (files: Attached[]) => input.onChange(files)

  // A form submitted during an upload is submitted again after the last upload.
  useEffect(() => {
    const element = chooser.current?.form
    const note = () => void (isAwaited.current = running.current.size > 0)
    element?.addEventListener('submit', note)
    return () => element?.removeEventListener('submit', note)
  }, [chooser])

  function goOn() {
    if (running.current.size > 0 || !isAwaited.current) return
    isAwaited.current = false
    if (!form.getState().hasValidationErrors) chooser.current?.form?.requestSubmit()
  }

  async function send({ id, file }: Pick<Upload, 'id' | 'file'>) {
    const controller = new AbortController()
    running.current.set(id, controller)
    setAttached([...attachedNow()])
    const answer = await uploadAttachment(file, {
      onProgress: (part) => change(id, { part }),
      signal: controller.signal,
    })
    if (answer && 'key' in answer) await cachePreview(answer.key, file)
    running.current.delete(id)
    if (!answer || 'problem' in answer) {
      // A failed upload cancels the pending submission, because the shopper must see it. A cancelled upload
      // doesn't.
      if (answer) isAwaited.current = false
      if (answer) change(id, { problem: answer.problem })
      else drop(id)
      setAttached([...attachedNow()])
      return goOn()
    }
    drop(id)
    setAttached([...attachedNow(), { key: answer.key, name: answer.name, size: answer.size }])
    goOn()
  }

  function add(files: readonly File[]) {
    const free = attachmentsMax - attachedNow().length - uploads.length
    const added = files.map((file, index): Upload => {
      const problem = checkFile(file) ?? (index >= free ? `${attachmentsMax}つまで添付できます` : undefined)
      nextId.current += 1
      return { id: nextId.current, file, part: 0, problem, isRefused: problem !== undefined }
    })
    setUploads((all) => [...all.filter(({ isRefused }) => !isRefused), ...added])
    for (const upload of added) if (!upload.problem) void send(upload)
  }

  return {
    attached: input.value,
    uploads,
    error:
      meta.touched && meta.error
        ? String(meta.error)
        : meta.submitError && !meta.dirtySinceLastSubmit
          ? String(meta.submitError)
          : undefined,
    add,
    retry(upload: Upload) {
      change(upload.id, { part: 0, problem: undefined })
      void send(upload)
    },
    cancel(id: number) {
      const upload = running.current.get(id)
      if (upload) upload.abort()
      else drop(id)
    },
    remove(key: string) {
      forgetPreview(key)
      setAttached(attachedNow().filter((file) => file.key !== key))
    },
  }
}
