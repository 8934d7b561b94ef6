import { formatDevice, formatPlace } from './login-device.rules'

const like = (system: string, rest: string) => `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML) ${rest}`

test.each([
  [like('iPhone; CPU iPhone OS 18_1', 'Version/18.1 Mobile/15E148 Safari/604.1'), 'iPhone（Safari）'],
  [like('Windows NT 10.0; Win64', 'Chrome/131.0 Safari/537.36 Edg/131.0'), 'Windowsパソコン（Edge）'],
  [
    like('Linux; Android 15; Pixel 9', 'Chrome/131.0 Mobile Safari/537.36'),
    'Androidスマートフォン（Chrome）',
  ],
  [
    like('Linux; Android 14; SM-X710', 'SamsungBrowser/27.0 Chrome/125.0'),
    'Androidタブレット（Samsung Internet）',
  ],
  [like('Macintosh; Intel Mac OS X 10_15', 'Version/18.1 Safari/605.1'), 'Mac（Safari）'],
  [like('X11; Linux x86_64; rv:133.0', 'Firefox/133.0'), 'Linuxパソコン（Firefox）'],
  ['curl/8.5.0', '不明な端末'],
  ['', '不明な端末'],
])('describes the user agent %s', (agent, words) => {
  expect(formatDevice(agent)).toBe(words)
})

test.each([
  ['203.0.113.24', 'IPアドレス 203.0.*.*'],
  ['::ffff:203.0.113.24', 'IPアドレス 203.0.*.*'],
  ['2001:db8:85a3::8a2e', 'IPアドレス 2001:db8:*'],
  ['192.168.3.20', '社内ネットワーク'],
  ['172.20.0.4', '社内ネットワーク'],
  ['::1', '社内ネットワーク'],
  ['172.32.0.4', 'IPアドレス 172.32.*.*'],
  ['', '場所は不明'],
])('masks the IP address %s', (address, words) => {
  expect(formatPlace(address)).toBe(words)
})
