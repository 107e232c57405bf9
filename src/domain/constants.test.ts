import { expect, it } from 'vitest';
import { authConstants } from './authConstants.ts';
import { constants } from './constants.ts';
import { customerServiceTypes } from './supportChannel.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

it('holds the values of the specification and no others', () => {
  expect({ ...constants, ...authConstants, customerServiceTypes }).toEqual({
    platform: 'web',
    callPlatform: 'W',
    queryPlatform: 'flash,html5-desktop',
    clientType: 3,
    gamePageSize: 24,
    launch: { accountType: 1, confirmTrans: 0, clientType: 3, launchMode: 'GLS', platform: 'html5-desktop' },
    lotteryLaunch: { launchMode: 'LOTT', device: 'WEB' },
    shortList: 6,
    popularCount: 20,
    openedNumbersCount: 100,
    defaultPassword: '123456',
    registerMethod: 'WEB',
    gatewayVersion: '3',
    customerServiceTypes: { email: '1', social: '2', chat: '3' },
    balanceRefresh: secondMs,
    loginSmsThrottle: secondMs,
    captchaRefresh: secondMs,
    countryListDelay: 0.2 * secondMs,
    chunkLoadTimeout: 2 * minuteMs,
    phoneAuthWait: 5 * minuteMs,
    rememberMeTime: 24 * 60 * minuteMs,
    // Seconds.
    firebaseCountdown: 60,
  });
});
