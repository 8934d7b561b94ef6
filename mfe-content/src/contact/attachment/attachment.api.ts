import { uploadFile } from '@storefront/contracts'
import { call, RequestCancelled, ResponseError } from '@storefront/http'
import type { Attached } from './attachment.rules'

type Uploading = { onProgress: (part: number) => void; signal: AbortSignal }

/**
 * Uploads one file. The server renames the file and returns its key.
 * @returns an error message if the upload fails, or undefined if it is cancelled
 */
export async function uploadAttachment(
  file: File,
  { onProgress, signal }: Uploading,
): Promise<Attached | { problem: string } | undefined> {
  try {
    const body = { dir: 'inquiry', file }
    return (await call(uploadFile, { body, onProgress, signal })).data
  } catch (error) {
    if (error instanceof RequestCancelled) return undefined
    const refusal = error instanceof ResponseError ? (error.errors.file?.[0] ?? error.message) : undefined
    return {
      problem: refusal || 'アップロードできませんでした。通信状況をご確認のうえ、もう一度お試しください',
    }
  }
}
