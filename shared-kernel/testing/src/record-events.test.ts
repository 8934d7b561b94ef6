import { publish } from '@storefront/event-bus'
import { recordEvents, recordToasts, stopRecording } from './record-events'

const saved = { type: 'positive', message: '保存しました' } as const

test('records only events and toasts published after recording starts', () => {
  publish('toast.raised', { type: 'caution', message: '早すぎるお知らせ' })
  const facts = recordEvents('toast.raised')
  const heard = recordToasts()

  publish('toast.raised', saved)

  expect(facts).toEqual([saved])
  expect(heard).toEqual(['保存しました'])
  stopRecording()
})

test('records no events after stopRecording', () => {
  const facts = recordEvents('toast.raised')
  stopRecording()

  publish('toast.raised', saved)

  expect(facts).toEqual([])
})
