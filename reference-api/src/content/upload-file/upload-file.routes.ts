import { uploadFile } from '@storefront/contracts'
import { limitHits } from '../../platform/rate-limit/rate-limit.command'
import { Rejection } from '../../platform/http/rejection'
import type { Caller } from '../../platform/http/caller'
import { serve, type Api } from '../../platform/http/serve'
import { newToken } from '../../platform/secret/token.rules'
import { lockMember } from '../../account/account/account-lock.sql'
import { addUploadFile } from './upload-file.sql'
import { detectContentType } from './upload-file.rules'

const uploads = { hits: 20, windowSeconds: 600 }
const uploadsADay = { hits: 60, windowSeconds: 86_400 }

export function uploadFileRoutes(app: Api): void {
  serve(
    app,
    uploadFile,
    async (call) => {
      const { db, channel, member, storage, clock, upload, body } = call
      const bytes = upload?.bytes ?? Buffer.alloc(0)
      const content_type = detectContentType(bytes)
      if (!content_type) {
        const message = '画像（JPEG、PNG、WebP）またはPDFのファイルを選択してください'
        throw new Rejection(422, 'upload.kind', message, { file: [message] })
      }
      const key = newToken()
      const dir = /^[a-z0-9-]{1,30}$/.test(body.dir ?? '') ? String(body.dir) : 'inquiry'
      const name = (upload?.name ?? '').split(/[/\\]/).at(-1)?.slice(0, 200) || 'file'
      const storage_path = `uploads/${dir}/${key}`
      await storage.write(storage_path, bytes, content_type)
      const file = { key, dir, name, storage_path, content_type, size: bytes.length }
      const owner = { channel_id: channel.id, user_account_id: member?.id ?? null }
      const kept = db.transaction().execute(async (trx) => {
        // The body can arrive long after its headers. The member may have left in the meantime.
        if (member) await lockMember(trx, member.id)
        await addUploadFile(trx, { ...owner, ...file, created_at: clock.now() })
      })
      await kept.catch(async (error: unknown) => {
        await storage.remove(storage_path)
        throw error
      })
      return { key, name, size: bytes.length }
    },
    { admit: limitUploads },
  )
}

async function limitUploads(caller: Caller<'public'>) {
  await limitHits(caller, `upload:${caller.request.ip}`, uploads)
  await limitHits(caller, `upload-day:${caller.request.ip}`, uploadsADay)
}
