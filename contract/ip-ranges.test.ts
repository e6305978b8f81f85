import { describe, expect, it } from 'vitest';
import { isIpRange, isWithin, networkOf } from './ip-ranges.ts';

describe('isIpRange', () => {
  it.each([
    '10.0.0.7',
    '10.0.0.0/8',
    '0.0.0.0/0',
    '::',
    '::/0',
    '::1/128',
    '2001:db8::/32',
    '2001:DB8:0:0:0:0:0:1',
    '::ffff:10.0.0.7',
    '::ffff:10.0.0.0/120',
    'fe80::1',
    '1:2:3:4:5:6:7.8.9.10',
  ])('takes %s', (text) => expect(isIpRange(text)).toBe(true));

  it.each([
    '',
    '10.0.0',
    '10.0.0.0.0',
    '10.0.0.256',
    '010.0.0.1',
    '10.0.0.1/33',
    '10.0.0.1/-1',
    '10.0.0.1/08',
    '10.0.0.1/',
    '10.0.0.1/8/8',
    ' 10.0.0.1',
    '10.0.0.*',
    '10.0.0.1-10.0.0.9',
    'school.example',
    ':',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    '12345::',
    '1.2.3.4::',
    '::g',
    '::/129',
    'fe80::1%eth0',
    '::ffff:10.0.0.0/24',
  ])('refuses %j', (text) => expect(isIpRange(text)).toBe(false));
});

describe('isWithin', () => {
  it.each([
    [['10.0.0.7'], '10.0.0.7', true],
    [['10.0.0.7'], '10.0.0.8', false],
    [['10.0.0.9/24'], '10.0.0.200', true],
    [['10.0.0.0/24'], '10.0.1.0', false],
    [['10.0.0.0/31'], '10.0.0.1', true],
    [['10.0.0.0/31'], '10.0.0.2', false],
    [['0.0.0.0/0'], '203.0.113.9', true],
    [['0.0.0.0/0'], '2001:db8::1', false],
    [['10.0.0.0/8'], '::ffff:10.1.2.3', true],
    [['10.0.0.0/8'], '::ffff:0a01:0203', true],
    [['::ffff:10.0.0.0/104'], '10.9.9.9', true],
    [['::ffff:10.0.0.0/104'], '11.0.0.0', false],
    [['2001:db8::/33'], '2001:db8:7fff::1', true],
    [['2001:db8::/33'], '2001:db8:8000::1', false],
    [['2001:db8::1'], '2001:0DB8:0::0001', true],
    [['fe80::/10'], 'fe80::1%eth0', true],
    [['192.0.2.1', '::1'], '::1', true],
    [[], '10.0.0.7', false],
    [['0.0.0.0/0', '::/0'], 'unknown', false],
  ])('%j and %s: %s', (ranges, address, expected) => {
    expect(isWithin(ranges, address)).toBe(expected);
  });
});

it('counts the addresses of one IPv6 network as one place, and IPv4 addresses each for itself', () => {
  const places = ['2001:db8:0:7::1', '2001:db8:0:7:ffff::2', '2001:DB8::7:0:0:0:9%eth0'].map(networkOf);
  expect(new Set(places).size).toBe(1);
  expect(networkOf('2001:db8:0:8::1')).not.toBe(places[0]);
  for (const address of ['10.0.0.7', '::ffff:10.0.0.7', 'unknown']) expect(networkOf(address)).toBe(address);
});
