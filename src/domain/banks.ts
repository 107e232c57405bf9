/** A bank that takes part in transfers of NAPAS. */
export interface Bank {
  /** Name in manifests, calls and links to apps. */
  readonly code: string;
  /** Six digits by which NAPAS knows it. */
  readonly bin: string;
  readonly shortName: string;
  readonly name: string;
  /** Its app at `dl.vietqr.io`; null if none is listed there. */
  readonly app: string | null;
}

const bank = (code: string, bin: string, shortName: string, name: string, app: string | null = null): Bank => {
  return { code, bin, shortName, name, app };
};

/** Banks of Vietnam, those that most people use first. The only list: bindings, withdrawals, deposits and VietQR read it. */
export const banks: readonly Bank[] = [
  bank('VCB', '970436', 'Vietcombank', 'Ngân hàng TMCP Ngoại thương Việt Nam', 'vcb'),
  bank('ICB', '970415', 'VietinBank', 'Ngân hàng TMCP Công thương Việt Nam', 'icb'),
  bank('BIDV', '970418', 'BIDV', 'Ngân hàng TMCP Đầu tư và Phát triển Việt Nam', 'bidv'),
  bank('VBA', '970405', 'Agribank', 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam', 'vba'),
  bank('MB', '970422', 'MBBank', 'Ngân hàng TMCP Quân đội', 'mb'),
  bank('TCB', '970407', 'Techcombank', 'Ngân hàng TMCP Kỹ thương Việt Nam', 'tcb'),
  bank('ACB', '970416', 'ACB', 'Ngân hàng TMCP Á Châu', 'acb'),
  bank('VPB', '970432', 'VPBank', 'Ngân hàng TMCP Việt Nam Thịnh Vượng', 'vpb'),
  bank('TPB', '970423', 'TPBank', 'Ngân hàng TMCP Tiên Phong', 'tpb'),
  bank('STB', '970403', 'Sacombank', 'Ngân hàng TMCP Sài Gòn Thương Tín'),
  bank('HDB', '970437', 'HDBank', 'Ngân hàng TMCP Phát triển Thành phố Hồ Chí Minh', 'hdb'),
  bank('VIB', '970441', 'VIB', 'Ngân hàng TMCP Quốc tế Việt Nam', 'vib-2'),
  bank('SHB', '970443', 'SHB', 'Ngân hàng TMCP Sài Gòn - Hà Nội', 'shb'),
  bank('MSB', '970426', 'MSB', 'Ngân hàng TMCP Hàng hải Việt Nam'),
  bank('OCB', '970448', 'OCB', 'Ngân hàng TMCP Phương Đông', 'ocb'),
  bank('LPB', '970449', 'LPBank', 'Ngân hàng TMCP Lộc Phát Việt Nam', 'lpb'),
  bank('EIB', '970431', 'Eximbank', 'Ngân hàng TMCP Xuất nhập khẩu Việt Nam', 'eib'),
  bank('SEAB', '970440', 'SeABank', 'Ngân hàng TMCP Đông Nam Á', 'seab'),
  bank('SCB', '970429', 'SCB', 'Ngân hàng TMCP Sài Gòn', 'scb'),
  bank('NAB', '970428', 'Nam A Bank', 'Ngân hàng TMCP Nam Á', 'nab'),
  bank('ABB', '970425', 'ABBANK', 'Ngân hàng TMCP An Bình', 'abb'),
  bank('PVCB', '970412', 'PVcomBank', 'Ngân hàng TMCP Đại chúng Việt Nam', 'pvcb'),
  bank('BAB', '970409', 'Bac A Bank', 'Ngân hàng TMCP Bắc Á'),
  bank('VAB', '970427', 'VietABank', 'Ngân hàng TMCP Việt Á'),
  bank('VCCB', '970454', 'BVBank', 'Ngân hàng TMCP Bản Việt'),
  bank('NCB', '970419', 'NCB', 'Ngân hàng TMCP Quốc Dân'),
  bank('KLB', '970452', 'KienlongBank', 'Ngân hàng TMCP Kiên Long', 'klb'),
  bank('VIETBANK', '970433', 'VietBank', 'Ngân hàng TMCP Việt Nam Thương Tín'),
  bank('PGB', '970430', 'PGBank', 'Ngân hàng TMCP Thịnh vượng và Phát triển'),
  bank('BVB', '970438', 'BAOVIET Bank', 'Ngân hàng TMCP Bảo Việt'),
  bank('SGICB', '970400', 'SAIGONBANK', 'Ngân hàng TMCP Sài Gòn Công Thương'),
  bank('COOPBANK', '970446', 'Co-opBank', 'Ngân hàng Hợp tác xã Việt Nam'),
  bank('MBV', '970414', 'MBV', 'Ngân hàng TNHH MTV Việt Nam Hiện Đại'),
  bank('VIKKI', '970406', 'Vikki Bank', 'Ngân hàng TNHH MTV Số Vikki'),
  bank('GPB', '970408', 'GPBank', 'Ngân hàng TNHH MTV Kỷ nguyên Thịnh vượng'),
  bank('CBB', '970444', 'VCBNeo', 'Ngân hàng TNHH MTV Ngoại thương Công nghệ số'),
  bank('CAKE', '546034', 'CAKE', 'Ngân hàng số CAKE by VPBank', 'cake'),
  bank('TIMO', '963388', 'Timo', 'Ngân hàng số Timo by BVBank', 'timo'),
  bank('UBANK', '546035', 'Ubank', 'Ngân hàng số Ubank by VPBank'),
  bank('SHBVN', '970424', 'Shinhan Bank', 'Ngân hàng TNHH MTV Shinhan Việt Nam', 'shbvn'),
  bank('WVN', '970457', 'Woori Bank', 'Ngân hàng TNHH MTV Woori Việt Nam'),
  bank('CIMB', '422589', 'CIMB', 'Ngân hàng TNHH MTV CIMB Việt Nam', 'cimb'),
  bank('UOB', '970458', 'UOB', 'Ngân hàng TNHH MTV United Overseas Bank Việt Nam'),
  bank('HSBC', '458761', 'HSBC', 'Ngân hàng TNHH MTV HSBC Việt Nam'),
  bank('SCVN', '970410', 'Standard Chartered', 'Ngân hàng TNHH MTV Standard Chartered Việt Nam'),
  bank('PBVN', '970439', 'Public Bank', 'Ngân hàng TNHH MTV Public Việt Nam'),
  bank('HLBVN', '970442', 'Hong Leong Bank', 'Ngân hàng TNHH MTV Hong Leong Việt Nam'),
  bank('IVB', '970434', 'Indovina Bank', 'Ngân hàng TNHH Indovina'),
  bank('VRB', '970421', 'VRB', 'Ngân hàng Liên doanh Việt - Nga'),
  bank('KBANK', '668888', 'KBank', 'Ngân hàng Đại chúng TNHH Kasikornbank - Chi nhánh Thành phố Hồ Chí Minh'),
  bank('DBS', '796500', 'DBS Bank', 'DBS Bank Ltd - Chi nhánh Thành phố Hồ Chí Minh'),
  bank('NHBHN', '801011', 'Nonghyup', 'Ngân hàng Nonghyup - Chi nhánh Hà Nội'),
  bank('IBKHN', '970455', 'IBK Hà Nội', 'Ngân hàng Công nghiệp Hàn Quốc - Chi nhánh Hà Nội'),
  bank('IBKHCM', '970456', 'IBK TP.HCM', 'Ngân hàng Công nghiệp Hàn Quốc - Chi nhánh Thành phố Hồ Chí Minh'),
  bank('KBHN', '970462', 'Kookmin Hà Nội', 'Ngân hàng Kookmin - Chi nhánh Hà Nội'),
  bank('KBHCM', '970463', 'Kookmin TP.HCM', 'Ngân hàng Kookmin - Chi nhánh Thành phố Hồ Chí Minh'),
];

const byCode: ReadonlyMap<string, Bank> = new Map(banks.map((one) => [one.code, one]));

/** The bank of this code; undefined if there is none. */
export const bankOf = (code: string): Bank | undefined => byCode.get(code);
