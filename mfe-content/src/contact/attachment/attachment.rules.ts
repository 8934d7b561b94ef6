/** Uploaded file. The inquiry refers to it by `key`. */
export type Attached = { key: string; name: string; size: number }

/** Accepted MIME types, checked before the upload. The server checks the content too. */
export const attachmentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']
export const attachmentsMax = 5
const bytesPerMegabyte = 1024 * 1024
const bytesMax = 5 * bytesPerMegabyte

export const attachmentsName = 'file_keys'

/** Returns the files in the form values. A draft of an older release may contain any value. */
export function attachedFiles(values: Record<string, unknown>): Attached[] {
  const files = values[attachmentsName]
  return Array.isArray(files) ? (files as Attached[]) : []
}

/** Returns the reason why a file can't be uploaded, or undefined if it can. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!attachmentTypes.includes(type)) return '画像（JPEG、PNG、WebP）またはPDFのファイルを選択してください'
  if (size === 0) return '中身のないファイルです。別のファイルを選択してください'
  return size > bytesMax ? '5MB以下のファイルを選択してください' : undefined
}

/** Formats a file size in KB or MB. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  return kilobytes < 1024 ? `${kilobytes}KB` : `${(bytes / bytesPerMegabyte).toFixed(1)}MB`
}
