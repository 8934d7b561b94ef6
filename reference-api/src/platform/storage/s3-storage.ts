import type { Storage, StorageOptions } from './storage'

/**
 * Opens a storage in any S3-compatible store. The SDK is large, so it is loaded only if a store is
 * configured.
 */
export async function openS3Storage({
  bucket,
  endpoint,
  region = 'ap-northeast-1',
  accessKey,
  secretKey,
}: StorageOptions): Promise<Storage> {
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3')
  const credentials =
    accessKey && secretKey ? { accessKeyId: accessKey, secretAccessKey: secretKey } : undefined
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: endpoint !== undefined })

  return {
    async write(path, bytes, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: path, Body: bytes, ContentType: contentType }),
      )
    },
    async read(path) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: path }))
        return Body && Buffer.from(await Body.transformToByteArray())
      } catch (cause) {
        if (cause instanceof NoSuchKey) return undefined
        throw cause
      }
    },
    async remove(path) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: path }))
    },
  }
}
