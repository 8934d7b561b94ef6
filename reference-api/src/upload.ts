import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Rejection } from './rejection'

export type Upload = { name: string; contentType: string; bytes: Buffer; fields: Record<string, string> }

/** Reads the one file and the text fields of a multipart request into memory; size limits are the parser's. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Rejection(400, 'request.not_multipart', 'リクエストの形式が正しくありません')
  const fields: Record<string, string> = {}
  let file: { part: MultipartFile; bytes: Buffer } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { part, bytes: await part.toBuffer() }
    else fields[part.fieldname] = String(part.value)
  }
  if (!file) throw new Rejection(422, 'upload.file_missing', 'ファイルを選択してください', { file: ['ファイルを選択してください'] })
  return { name: file.part.filename, contentType: file.part.mimetype, bytes: file.bytes, fields }
}
