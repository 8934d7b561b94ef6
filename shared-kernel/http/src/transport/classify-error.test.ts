import { AxiosError, CanceledError, type AxiosResponse } from 'axios'
import { classifyError } from './classify-error'
import {
  InvalidChannelError,
  MaintenanceError,
  NetworkError,
  RequestCancelled,
  type ResponseError,
  TimeoutError,
  UnauthorisedError,
} from '../errors'

const answered = (status: number, data: unknown) =>
  new AxiosError('failed', 'ERR_BAD_RESPONSE', undefined, undefined, { status, data } as AxiosResponse)

test('recognises a cancelled request (§8)', async () => {
  expect(await classifyError(new CanceledError('canceled'))).toBeInstanceOf(RequestCancelled)
})

test("treats a message with 'timeout of' as a timeout (§8)", async () => {
  expect(await classifyError(new AxiosError('timeout of 10000ms exceeded'))).toBeInstanceOf(TimeoutError)
  expect(await classifyError(new AxiosError('Network Error'))).toBeInstanceOf(NetworkError)
})

test("treats the message 'チャネルが存在しない' as an invalid channel (§8)", async () => {
  expect(await classifyError(answered(404, { message: 'チャネルが存在しない' }))).toBeInstanceOf(
    InvalidChannelError,
  )
})

test('reads the maintenance notice from a 503 (§8)', async () => {
  const error = await classifyError(answered(503, { title: '点検中', message: '朝までお待ちください' }))

  expect(error).toBeInstanceOf(MaintenanceError)
  expect((error as MaintenanceError).notice).toMatchObject({
    title: '点検中',
    message: '朝までお待ちください',
  })
})

test('keeps status, code and field messages of other error responses', async () => {
  expect(await classifyError(answered(401, {}))).toBeInstanceOf(UnauthorisedError)
  const error = (await classifyError(
    answered(422, {
      message: '入力を確認してください',
      code: 'user.invalid',
      errors: { email: ['必須です'] },
    }),
  )) as ResponseError
  expect(error).toMatchObject({
    status: 422,
    code: 'user.invalid',
    message: '入力を確認してください',
    errors: { email: ['必須です'] },
  })
})
