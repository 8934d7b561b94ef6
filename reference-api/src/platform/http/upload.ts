import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { Rejection } from './rejection'

export type Upload = { name: string; contentType: string; bytes: Buffer; fields: Record<string, string> }

/** Reads a multipart request's file and text fields into memory. The parser limits their size. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw notMultipart()
  const { file, fields } = await readParts(request).catch((cause: Error & { statusCode?: number }) => {
    // An exceeded limit has a status code. If the body isn't multipart, the parser's error has none.
    throw cause.statusCode ? cause : Object.assign(notMultipart(), { cause })
  })
  if (!file)
    throw new Rejection(422, 'upload.file_missing', 'ファイルを選択してください', {
      file: ['ファイルを選択してください'],
    })
  return {
    name: storableName(file.part.filename),
    contentType: file.part.mimetype,
    bytes: file.bytes,
    fields,
  }
}

const notMultipart = () => new Rejection(400, 'request.not_multipart', 'リクエストの形式が正しくありません')

async function readParts(request: FastifyRequest) {
  const fields: Record<string, string> = {}
  let file: { part: MultipartFile; bytes: Buffer } | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') file = { part, bytes: await part.toBuffer() }
    else fields[part.fieldname] = String(part.value)
  }
  return { file, fields }
}

/** Strips control characters and lone surrogates, because a client may send any file name. */
const storableName = (name: string | undefined) => (name ?? '').replace(/[\p{Cc}\p{Surrogate}]/gu, '')
