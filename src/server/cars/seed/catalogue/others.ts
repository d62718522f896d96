import type { Brand } from './catalogue.types';

export const tesla: Brand = {
  name: 'Tesla', code: 'TE', keeps: 95,
  trims: [{ name: '', level: 3 }],
  lines: [
    ['Model S', 'saloon', 'F', 2014, 2026, 4970, 1964, 1445, 793, 2200, 6, [['85', 'electric', 373, 'AR', 5.6, 81, 502, 120, 799, 2014, 2015], ['75D', 'electric', 333, 'A4', 5.4, 75, 490, 120, 829, 2016, 2018], ['Long Range', 'electric', 525, 'A4', 3.8, 95, 610, 200, 949, 2019, 2021], ['Dual Motor', 'electric', 670, 'A4', 3.2, 95, 634, 250, 1149, 2022]], { doors: 5 }],
    ['Model 3', 'saloon', 'D', 2019, 2023, 4694, 1849, 1443, 561, 1850, 26, [['Standard Range Plus', 'electric', 283, 'AR', 5.6, 55, 448, 170, 479], ['Long Range AWD', 'electric', 440, 'A4', 4.4, 75, 580, 250, 579], ['Performance AWD', 'electric', 480, 'A4', 3.3, 75, 567, 250, 649]], { tow: 1000 }],
    ['Model 3', 'saloon', 'D', 2024, 2026, 4720, 1849, 1441, 594, 1840, 12, [['RWD', 'electric', 283, 'AR', 6.1, 60, 513, 170, 459], ['Long Range RWD', 'electric', 320, 'AR', 5.2, 75, 702, 250, 509], ['Long Range AWD', 'electric', 498, 'A4', 4.4, 75, 629, 250, 549]], { tow: 1000 }],
    ['Model Y', 'suv', 'D', 2021, 2024, 4751, 1921, 1624, 854, 2000, 34, [['RWD', 'electric', 299, 'AR', 6.9, 60, 455, 170, 509], ['Long Range AWD', 'electric', 514, 'A4', 5.0, 75, 533, 250, 599], ['Performance AWD', 'electric', 534, 'A4', 3.7, 75, 514, 250, 679]], { tow: 1600 }],
    ['Model Y', 'suv', 'D', 2025, 2026, 4790, 1920, 1624, 854, 1980, 16, [['RWD', 'electric', 299, 'AR', 5.9, 60, 500, 175, 519], ['Long Range AWD', 'electric', 514, 'A4', 4.8, 78, 586, 250, 589]], { tow: 1600 }],
    ['Model X', 'suv', 'F', 2017, 2026, 5057, 1999, 1680, 1050, 2450, 4, [['100D', 'electric', 417, 'A4', 4.9, 95, 565, 120, 1049, 2017, 2019], ['Dual Motor', 'electric', 670, 'A4', 3.9, 95, 576, 250, 1249, 2022]], { seats: 7, tow: 2250 }],
  ],
};

export const ford: Brand = {
  name: 'Ford', code: 'FO', keeps: 94,
  trims: [{ name: 'Trend', level: 0 }, { name: 'Titanium', level: 2 }, { name: 'ST-Line', level: 3, from: 2016 }, { name: 'Active', level: 1, from: 2018 }],
  lines: [
    ['Fiesta', 'hatch', 'B', 2009, 2017, 3969, 1722, 1495, 290, 1080, 9, [['1.0 EcoBoost', 'petrol', 100, 'MF', 11.2, 4.3, 179, 2013], ['1.25', 'petrol', 82, 'MF', 13.3, 5.2, 149]]],
    ['Fiesta', 'hatch', 'B', 2018, 2023, 4040, 1735, 1476, 292, 1140, 9, [['1.0 EcoBoost', 'petrol', 95, 'MF', 10.6, 5.2, 199], ['1.0 EcoBoost Hybrid', 'mild', 125, 'MF', 9.4, 5.0, 229, 2020], ['ST', 'petrol', 200, 'MF', 6.5, 6.8, 289]]],
    ['Focus', 'estate', 'C', 2009, 2018, 4556, 1823, 1505, 476, 1350, 10, [['1.0 EcoBoost', 'petrol', 125, 'MF', 11.3, 5.1, 229, 2012], ['1.6 TDCi', 'diesel', 115, 'MF', 11.1, 4.4, 229, 2009, 2014], ['1.5 TDCi', 'diesel', 120, 'AF', 10.8, 4.3, 254, 2015], ['1.8 Flexifuel', 'ethanol', 125, 'MF', 10.7, 7.5, 209, 2009, 2011]], { tow: 1500 }],
    ['Focus', 'hatch', 'C', 2019, 2025, 4378, 1825, 1454, 375, 1330, 10, [['1.0 EcoBoost', 'petrol', 125, 'MF', 10.0, 5.6, 239], ['1.0 EcoBoost Hybrid', 'mild', 155, 'AF', 8.9, 5.5, 289, 2021], ['ST', 'petrol', 280, 'MF', 5.7, 8.1, 399]]],
    ['Mondeo', 'estate', 'D', 2008, 2022, 4867, 1852, 1501, 525, 1600, 7, [['2.0 TDCi', 'diesel', 150, 'AF', 9.8, 5.0, 299], ['2.0 Hybrid', 'hybrid', 187, 'AF', 9.4, 5.6, 359, 2019]], { tow: 2000, tank: 62 }],
    ['EcoSport', 'crossover', 'B', 2014, 2022, 4096, 1765, 1653, 356, 1280, 4, [['1.0 EcoBoost', 'petrol', 125, 'MF', 11.0, 6.0, 224]], { ncap: 4 }],
    ['Puma', 'crossover', 'B', 2020, 2026, 4186, 1805, 1537, 456, 1280, 13, [['1.0 EcoBoost Hybrid', 'mild', 125, 'MF', 9.8, 5.5, 259], ['1.0 EcoBoost Hybrid', 'mild', 155, 'AF', 8.8, 5.8, 289], ['Gen-E', 'electric', 168, 'AF', 8.0, 43, 376, 100, 349, 2025]]],
    ['Kuga', 'suv', 'C', 2009, 2019, 4524, 1838, 1689, 456, 1620, 9, [['1.5 EcoBoost', 'petrol', 150, 'MF', 9.7, 6.3, 289, 2015], ['2.0 TDCi AWD', 'diesel', 150, 'A4', 10.1, 5.4, 339]], { tow: 2100, tank: 60 }],
    ['Kuga', 'suv', 'C', 2020, 2026, 4629, 1882, 1680, 475, 1700, 13, [['2.5 PHEV', 'plugin', 225, 'AF', 9.2, 14.4, 64, 1.2, 429], ['2.5 FHEV AWD', 'hybrid', 190, 'A4', 9.3, 5.8, 399, 2021], ['1.5 EcoBoost', 'petrol', 150, 'MF', 9.7, 6.6, 329]], { tow: 1500 }],
    ['Explorer', 'suv', 'C', 2024, 2026, 4468, 1871, 1630, 450, 2090, 6, [['Extended Range', 'electric', 286, 'AR', 6.4, 77, 602, 135, 509], ['Extended Range AWD', 'electric', 340, 'A4', 5.3, 79, 566, 185, 569]], { tow: 1200 }],
    ['S-Max', 'mpv', 'D', 2008, 2023, 4796, 1916, 1658, 700, 1750, 5, [['2.0 TDCi', 'diesel', 150, 'AF', 10.8, 5.4, 339], ['2.5 Hybrid', 'hybrid', 190, 'AF', 9.8, 6.4, 419, 2021]], { seats: 7, tow: 2000, tank: 65 }],
    ['Mustang Mach-E', 'crossover', 'D', 2021, 2026, 4713, 1881, 1624, 402, 2090, 8, [['Standard Range', 'electric', 269, 'AR', 6.9, 70, 440, 115, 519], ['Extended Range AWD', 'electric', 351, 'A4', 5.6, 88, 540, 150, 639]], { tow: 1000, trims: ['', 'Premium', 'GT'] }],
    ['Mustang', 'coupe', 'S', 2015, 2025, 4794, 1916, 1382, 408, 1740, 2, [['5.0 V8', 'petrol', 450, 'AR', 4.3, 12.1, 629]], { seats: 4, ncap: 3, trims: ['GT', 'GT Premium'] }],
    ['Transit Connect', 'van', 'V', 2014, 2026, 4435, 1835, 1844, 2900, 1500, 9, [['1.5 EcoBlue', 'diesel', 100, 'MF', 13.0, 5.6, 224], ['1.5 EcoBlue', 'diesel', 120, 'AF', 12.0, 5.8, 254, 2018]], { lcv: true }],
    ['Transit Custom', 'van', 'V', 2013, 2026, 5050, 2032, 1968, 5800, 2000, 16, [['2.0 EcoBlue', 'diesel', 130, 'MF', 12.5, 7.2, 319], ['2.0 EcoBlue', 'diesel', 170, 'AF', 11.0, 7.8, 379, 2018], ['E-Transit Custom', 'electric', 218, 'AR', 8.8, 64, 328, 125, 559, 2024]], { lcv: true, tow: 2800, tank: 70, ncap: 5 }],
    ['Transit', 'van', 'V', 2014, 2026, 5981, 2059, 2550, 11000, 2250, 8, [['2.0 EcoBlue', 'diesel', 130, 'MF', 14.5, 8.9, 359], ['E-Transit', 'electric', 184, 'AR', 12.0, 68, 317, 115, 629, 2022]], { lcv: true, tow: 2800, tank: 80 }],
    ['Ranger', 'pickup', 'P', 2012, 2026, 5370, 1918, 1884, 1230, 2200, 9, [['2.0 EcoBlue 4WD', 'diesel', 213, 'A4', 9.9, 8.9, 419, 2019], ['3.2 TDCi 4WD', 'diesel', 200, 'A4', 10.6, 8.8, 369, 2012, 2018]], { lcv: true, tow: 3500, tank: 80, trims: ['XLT', 'Limited', 'Wildtrak'] }],
  ],
};

export const seat: Brand = {
  name: 'Seat', code: 'SE', keeps: 95,
  trims: [{ name: 'Reference', level: 0 }, { name: 'Style', level: 1 }, { name: 'Xcellence', level: 2, from: 2016 }, { name: 'FR', level: 3 }],
  lines: [
    ['Ibiza', 'hatch', 'B', 2009, 2017, 4061, 1693, 1445, 292, 1100, 7, [['1.2 TSI', 'petrol', 90, 'MF', 10.7, 4.9, 164]]],
    ['Ibiza', 'hatch', 'B', 2018, 2026, 4059, 1780, 1444, 355, 1170, 9, [['1.0 TSI', 'petrol', 95, 'MF', 10.9, 5.2, 199], ['1.0 TSI DSG', 'petrol', 110, 'AF', 10.0, 5.4, 229]]],
    ['Leon', 'estate', 'C', 2014, 2020, 4549, 1816, 1454, 587, 1350, 11, [['1.5 TSI', 'petrol', 150, 'AF', 8.3, 5.4, 264, 2018], ['1.4 TSI', 'petrol', 125, 'MF', 9.2, 5.2, 234, 2014, 2018], ['2.0 TDI', 'diesel', 150, 'AF', 8.6, 4.5, 279], ['TGI', 'gas', 110, 'AF', 10.9, 5.6, 259]], { tow: 1500 }],
    ['Leon', 'hatch', 'C', 2020, 2026, 4368, 1800, 1456, 380, 1350, 7, [['1.5 eTSI', 'mild', 150, 'AF', 8.4, 5.5, 309], ['e-Hybrid', 'plugin', 204, 'AF', 7.5, 13, 64, 1.1, 379]]],
    ['Arona', 'crossover', 'B', 2018, 2026, 4138, 1780, 1552, 400, 1230, 8, [['1.0 TSI', 'petrol', 95, 'MF', 11.2, 5.4, 224], ['1.0 TSI DSG', 'petrol', 110, 'AF', 10.2, 5.7, 249]]],
    ['Ateca', 'suv', 'C', 2016, 2026, 4381, 1841, 1601, 510, 1430, 8, [['1.5 TSI', 'petrol', 150, 'AF', 8.6, 6.4, 319], ['2.0 TDI 4Drive', 'diesel', 150, 'A4', 8.9, 5.6, 359]], { tow: 1800 }],
    ['Tarraco', 'suv', 'D', 2019, 2024, 4735, 1839, 1674, 700, 1700, 4, [['2.0 TDI 4Drive', 'diesel', 200, 'A4', 7.8, 6.6, 439], ['e-Hybrid', 'plugin', 245, 'AF', 7.4, 13, 49, 1.7, 479, 2021]], { seats: 7, tow: 2000, tank: 58 }],
  ],
};

export const cupra: Brand = {
  name: 'Cupra', code: 'CU', keeps: 97,
  trims: [{ name: '', level: 1 }, { name: 'Edge', level: 2 }, { name: 'VZ', level: 3 }],
  lines: [
    ['Leon', 'estate', 'C', 2021, 2026, 4657, 1799, 1463, 620, 1520, 6, [['1.5 eTSI', 'mild', 150, 'AF', 8.9, 5.7, 349], ['e-Hybrid', 'plugin', 204, 'AF', 7.7, 13, 60, 1.2, 409], ['VZ 4Drive', 'petrol', 310, 'A4', 4.9, 7.9, 519]], { tow: 1500 }],
    ['Formentor', 'crossover', 'C', 2021, 2026, 4450, 1839, 1511, 450, 1430, 12, [['1.5 TSI', 'petrol', 150, 'AF', 8.9, 6.3, 359], ['e-Hybrid', 'plugin', 204, 'AF', 7.8, 13, 58, 1.3, 429], ['VZ 4Drive', 'petrol', 310, 'A4', 4.9, 8.6, 549]], { tow: 1800 }],
    ['Born', 'hatch', 'C', 2022, 2026, 4322, 1809, 1540, 385, 1830, 10, [['58 kWh', 'electric', 204, 'AR', 7.3, 58, 424, 120, 409], ['58 kWh e-Boost', 'electric', 231, 'AR', 6.6, 58, 420, 120, 439], ['77 kWh e-Boost', 'electric', 231, 'AR', 7.0, 77, 548, 170, 499]], {}],
    ['Tavascan', 'crossover', 'C', 2024, 2026, 4644, 1861, 1597, 540, 2180, 5, [['Endurance', 'electric', 286, 'AR', 6.8, 77, 568, 135, 569], ['VZ', 'electric', 340, 'A4', 5.5, 77, 522, 135, 639]], { tow: 1200, trims: ['', 'Adrenaline'] }],
  ],
};

export const landRover: Brand = {
  name: 'Land Rover', code: 'LR', keeps: 95,
  trims: [{ name: 'S', level: 1 }, { name: 'SE', level: 2 }, { name: 'HSE', level: 3 }],
  lines: [
    ['Defender', 'suv', 'E', 2020, 2026, 5018, 1996, 1967, 786, 2300, 7, [['110 D250', 'mild', 249, 'A4', 8.3, 8.6, 899], ['110 P400e', 'plugin', 404, 'A4', 5.6, 19.2, 43, 3.3, 999, 2021]], { tow: 3500, tank: 89 }],
    ['Discovery Sport', 'suv', 'D', 2015, 2026, 4597, 1904, 1727, 754, 1950, 8, [['D165 AWD', 'mild', 163, 'A4', 10.6, 6.7, 499, 2020], ['P300e AWD', 'plugin', 309, 'A4', 6.6, 15, 56, 1.6, 579, 2020], ['TD4 AWD', 'diesel', 180, 'A4', 8.9, 5.9, 449, 2015, 2019]], { seats: 7, tow: 2200, tank: 65 }],
    ['Range Rover Evoque', 'suv', 'C', 2012, 2026, 4371, 1904, 1649, 472, 1850, 7, [['D165 AWD', 'mild', 163, 'A4', 9.8, 6.5, 499, 2020], ['P300e AWD', 'plugin', 309, 'A4', 6.4, 15, 59, 1.4, 589, 2020], ['TD4 AWD', 'diesel', 150, 'A4', 10.0, 5.1, 429, 2012, 2019]], { tow: 1800 }],
    ['Range Rover Sport', 'suv', 'E', 2014, 2026, 4946, 2047, 1820, 647, 2390, 5, [['D300', 'mild', 300, 'A4', 6.6, 7.6, 1149, 2021], ['P440e', 'plugin', 440, 'A4', 5.8, 31.8, 113, 0.8, 1249, 2022], ['SDV6', 'diesel', 306, 'A4', 7.2, 7.7, 949, 2014, 2020]], { tow: 3500, tank: 80 }],
  ],
};

export const jaguar: Brand = {
  name: 'Jaguar', code: 'JA', keeps: 88,
  trims: [{ name: 'S', level: 1 }, { name: 'SE', level: 2 }, { name: 'R-Dynamic HSE', level: 3, from: 2018 }],
  lines: [
    ['XF', 'estate', 'E', 2013, 2024, 4955, 1880, 1496, 565, 1750, 3, [['D200', 'mild', 204, 'AR', 7.8, 5.4, 529, 2021], ['20d', 'diesel', 180, 'AR', 8.8, 4.9, 489, 2013, 2020]], { tow: 2000, tank: 66 }],
    ['E-Pace', 'suv', 'C', 2018, 2024, 4395, 1900, 1649, 577, 1800, 4, [['D165 AWD', 'mild', 163, 'A4', 10.1, 6.4, 459, 2021], ['D150 AWD', 'diesel', 150, 'A4', 10.5, 5.8, 429, 2018, 2020]], { tow: 1800 }],
    ['F-Pace', 'suv', 'D', 2016, 2025, 4747, 1936, 1664, 613, 1900, 5, [['D200 AWD', 'mild', 204, 'A4', 8.0, 6.2, 619, 2021], ['20d AWD', 'diesel', 180, 'A4', 8.7, 5.6, 549, 2016, 2020]], { tow: 2400, tank: 69 }],
    ['I-Pace', 'crossover', 'E', 2019, 2024, 4682, 1895, 1566, 656, 2210, 6, [['EV400 AWD', 'electric', 400, 'A4', 4.8, 85, 470, 100, 849]], { tow: 750 }],
  ],
};

export const jeep: Brand = {
  name: 'Jeep', code: 'JE', keeps: 92,
  trims: [{ name: 'Longitude', level: 1 }, { name: 'Limited', level: 2 }, { name: 'Trailhawk', level: 3 }],
  lines: [
    ['Avenger', 'crossover', 'B', 2023, 2026, 4084, 1776, 1528, 355, 1536, 6, [['Electric', 'electric', 156, 'AF', 9.0, 51, 400, 100, 389]], { ncap: 3, trims: ['Longitude', 'Altitude', 'Summit'] }],
    ['Renegade', 'suv', 'B', 2015, 2024, 4236, 1805, 1684, 351, 1450, 7, [['4xe', 'plugin', 240, 'A4', 7.1, 11.4, 43, 2.1, 389, 2020], ['1.3 T', 'petrol', 150, 'AF', 9.4, 6.6, 279, 2019], ['2.0 D 4WD', 'diesel', 140, 'A4', 10.2, 5.5, 319, 2015, 2019]], { ncap: 3, tow: 1150 }],
    ['Compass', 'suv', 'C', 2017, 2025, 4404, 1819, 1629, 438, 1550, 7, [['4xe', 'plugin', 240, 'A4', 7.3, 11.4, 47, 1.9, 429, 2020], ['1.4 4WD', 'petrol', 170, 'A4', 9.5, 7.6, 329, 2017, 2020]], { tow: 1150 }],
    ['Wrangler', 'suv', 'D', 2011, 2025, 4882, 1894, 1838, 533, 2100, 3, [['2.0 T 4WD', 'petrol', 272, 'A4', 7.6, 11.1, 699, 2019], ['4xe', 'plugin', 381, 'A4', 6.4, 17.4, 53, 3.5, 799, 2021]], { ncap: 1, tow: 2495, tank: 81, trims: ['Sahara', 'Rubicon'] }],
  ],
};

export const saab: Brand = {
  name: 'Saab', code: 'SB', keeps: 84,
  trims: [{ name: 'Linear', level: 0 }, { name: 'Vector', level: 2 }, { name: 'Aero', level: 3 }],
  lines: [
    ['9-3', 'estate', 'D', 2006, 2011, 4690, 1753, 1540, 419, 1570, 8, [['1.9 TTiD', 'diesel', 180, 'MF', 8.9, 5.5, 289], ['1.8t BioPower', 'ethanol', 175, 'MF', 8.9, 9.2, 259], ['2.0 T', 'petrol', 210, 'AF', 8.2, 8.9, 289]], { tow: 1600 }],
    ['9-3', 'convertible', 'D', 2006, 2011, 4647, 1760, 1443, 351, 1600, 2, [['1.8t BioPower', 'ethanol', 175, 'MF', 9.5, 9.3, 359]], { seats: 4 }],
    ['9-5', 'estate', 'E', 2006, 2010, 4841, 1792, 1465, 416, 1660, 5, [['2.3t BioPower', 'ethanol', 210, 'AF', 8.9, 10.6, 329], ['1.9 TiD', 'diesel', 150, 'MF', 10.0, 6.5, 319]], { tow: 1800, tank: 70 }],
  ],
};

export const iveco: Brand = {
  name: 'Iveco', code: 'IV', keeps: 90,
  trims: [{ name: '', level: 0 }, { name: 'Business', level: 1 }],
  lines: [['Daily', 'van', 'V', 2014, 2026, 5963, 2010, 2660, 10800, 2400, 5, [['35S16', 'diesel', 156, 'AR', 13.0, 9.8, 419], ['35S18 Hi-Matic', 'diesel', 176, 'AR', 12.5, 10.0, 469]], { lcv: true, tow: 3500, tank: 70 }]],
};
