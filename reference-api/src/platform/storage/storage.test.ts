import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSignature, startS3Server, type SignedRequest } from '@storefront/testing/s3'
import { openStorage } from './open-storage'
import type { Storage } from './storage'

const keys = { accessKey: 'AKIATEST', secretKey: 'secret/with+signs=' }
let s3: Awaited<ReturnType<typeof startS3Server>>
let folder: string

beforeAll(async () => {
  s3 = await startS3Server(keys)
  folder = await mkdtemp(join(tmpdir(), 'storefront-storage-'))
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const bucket = (more: object = {}) =>
  openStorage({ folder, bucket: 'shop', endpoint: s3.endpoint, region: 'ap-northeast-1', ...keys, ...more })
const storages: [string, () => Promise<Storage>][] = [
  ['the local folder', () => openStorage({ folder })],
  ['an S3-compatible store', () => bucket()],
]

/** The "GET Object" example from the S3 reference, with the signature printed there. */
const published: SignedRequest = {
  method: 'GET',
  path: '/test.txt',
  query: '',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: Buffer.alloc(0),
}

test('accepts the published S3 signature only for an unchanged request', () => {
  const secret = () => 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'

  expect(checkSignature(published, secret)).toEqual({ accessKey: 'AKIAIOSFODNN7EXAMPLE' })
  expect(checkSignature({ ...published, path: '/other.txt' }, secret)).toEqual({
    refusal: 'SignatureDoesNotMatch',
  })
  expect(checkSignature({ ...published, body: Buffer.from('x') }, secret)).toEqual({
    refusal: 'XAmzContentSHA256Mismatch',
  })
})

test.each(storages)('stores, replaces and deletes files in %s', async (_name, open) => {
  const storage = await open()
  const bytes = Buffer.from([0, 255, 1, 2, 3])

  await storage.write('originals/タオル 1+2.webp', bytes, 'image/webp')
  expect(await storage.read('originals/タオル 1+2.webp')).toEqual(bytes)
  await storage.write('originals/タオル 1+2.webp', Buffer.from('new'), 'image/webp')
  expect((await storage.read('originals/タオル 1+2.webp'))?.toString()).toBe('new')
  await storage.remove('originals/タオル 1+2.webp')
  expect(await storage.read('originals/タオル 1+2.webp')).toBeUndefined()
  await storage.remove('originals/never-there.webp')
})

test('stores files with their content type in the bucket', async () => {
  const storage = await bucket()

  await storage.write('files/guide.pdf', Buffer.from('pdf'), 'application/pdf')

  expect(s3.objects.get('/shop/files/guide.pdf')).toEqual({
    body: Buffer.from('pdf'),
    contentType: 'application/pdf',
  })
  expect(s3.refusals).toEqual([])
})

test('throws if the store rejects the credentials', async () => {
  const [misspelt, unknown] = [await bucket({ secretKey: 'wrong' }), await bucket({ accessKey: 'AKIAOTHER' })]

  await expect(misspelt.write('files/x', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  })
  await expect(unknown.read('files/x')).rejects.toMatchObject({
    name: 'InvalidAccessKeyId',
  })
})

test('leaves no file behind when a write fails', async () => {
  const storage = await openStorage({ folder })
  await storage.write('taken/file', Buffer.from('x'), 'text/plain')

  await expect(storage.write('taken', Buffer.from('y'), 'text/plain')).rejects.toThrow()

  expect((await readdir(folder)).filter((name) => name.startsWith('taken'))).toEqual(['taken'])
})

test('removes a folder when its last file is removed', async () => {
  const storage = await openStorage({ folder })
  await storage.write('reviews/7/1/640.webp', Buffer.from('a'), 'image/webp')
  await storage.write('reviews/8/1/640.webp', Buffer.from('b'), 'image/webp')

  await storage.remove('reviews/7/1/640.webp')
  expect(await readdir(join(folder, 'reviews'))).toEqual(['8'])

  await storage.remove('reviews/8/1/640.webp')
  await storage.remove('reviews/8/1/640.webp')
  expect(await readdir(folder)).not.toContain('reviews')
})

test('keeps all files written while their folder is being removed', async () => {
  const storage = await openStorage({ folder })
  for (let round = 0; round < 50; round += 1) {
    await storage.write('race/a', Buffer.from('a'), 'text/plain')
    await Promise.all([
      storage.remove('race/a'),
      storage.write('race/b', Buffer.from('b'), 'text/plain'),
      storage.write('race/c', Buffer.from('c'), 'text/plain'),
    ])
    expect((await readdir(join(folder, 'race'))).toSorted()).toEqual(['b', 'c'])
    await Promise.all([storage.remove('race/b'), storage.remove('race/c')])
  }
})

test('rejects a path outside the local folder', async () => {
  const storage = await openStorage({ folder })

  await expect(storage.read('../outside')).rejects.toThrow('inside the storage folder')
})
