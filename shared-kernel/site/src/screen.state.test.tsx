import { act, render, screen } from '@testing-library/react'
import { useScreen, classifyScreen } from './screen.state'
import { readSettings } from './settings.rules'

const kindOf = (width: number, breakpoints: { small: number; medium: number }) => {
  const { isSp, isTab, isPc } = classifyScreen({ width, height: 800 }, breakpoints)
  return { isSp, isTab, isPc }
}
const sp = { isSp: true, isTab: false, isPc: false }
const tab = { isSp: false, isTab: true, isPc: false }
const pc = { isSp: false, isTab: false, isPc: true }

test('classifies widths as sp, tablet or pc by the breakpoints (§4)', () => {
  const { breakpoints } = readSettings({ 'SITE.BREAKPOINT.SCREEN-SM': 600, 'SITE.BREAKPOINT.SCREEN-MD': 900 })

  expect([390, 600].map((width) => kindOf(width, breakpoints))).toEqual([sp, sp])
  expect([601, 900].map((width) => kindOf(width, breakpoints))).toEqual([tab, tab])
  expect([901, 1280].map((width) => kindOf(width, breakpoints))).toEqual([pc, pc])
})

test('defaults to breakpoints of 767 and 1024 pixels (§9)', () => {
  const { breakpoints } = readSettings({})

  expect([767, 768, 1024, 1025].map((width) => kindOf(width, breakpoints))).toEqual([sp, tab, tab, pc])
})

function Kind() {
  const { width, isSp, isTab, isPc } = useScreen()
  return <p>{`${width} ${isSp ? 'sp' : ''}${isTab ? 'tab' : ''}${isPc ? 'pc' : ''}`}</p>
}

test('updates the screen type when the window is resized', () => {
  const resize = (width: number) => {
    window.innerWidth = width
    dispatchEvent(new Event('resize'))
  }
  resize(390)
  render(<Kind />)
  expect(screen.getByText('390 sp')).toBeVisible()

  act(() => resize(800))
  expect(screen.getByText('800 tab')).toBeVisible()
  act(() => resize(1280))
  expect(screen.getByText('1280 pc')).toBeVisible()
})
