import { readVideoId } from './video.rules'

test.each([
  'https://www.youtube.com/embed/M7lc1UVf-VE',
  '//www.youtube.com/embed/M7lc1UVf-VE?rel=0',
  'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=30',
  'https://youtu.be/M7lc1UVf-VE',
  'https://www.youtube.com/watch?v=M7lc1UVf-VE',
])('extracts the video ID from %s', (src) => {
  expect(readVideoId(src)).toBe('M7lc1UVf-VE')
})

test.each([
  '',
  '/embed/short',
  'http://www.youtube.com/embed/M7lc1UVf-VE',
  'https://www.youtube.com.evil.example/embed/M7lc1UVf-VE',
  'https://evil.example/embed/M7lc1UVf-VE',
  'javascript:alert(1)',
  'https://www.youtube.com/embed/M7lc1UVf-VE/../../redirect',
  'https://[',
])('finds no video in "%s"', (src) => {
  expect(readVideoId(src)).toBeUndefined()
})
